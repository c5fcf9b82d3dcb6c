import type { Use } from "../../../engine/index.ts";
import { placeWords } from "./place-words.ts";
import { useBundle } from "./use-bundle.ts";

/** Describes places in the files in words: in the flow by step and section, elsewhere by file. */
export function usePlaces(): (use: Pick<Use, "file" | "path">) => string {
	const { flow } = useBundle();
	return ({ file, path }) => {
		const words = placeWords(file, path, file === "flow.json" ? (flow?.steps ?? []) : []);
		return [...(file === "flow.json" ? [] : [file]), ...words].join(" › ");
	};
}
