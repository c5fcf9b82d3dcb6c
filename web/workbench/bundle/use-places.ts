import type { Use } from "../../../engine/index.ts";
import { placeWords } from "./place-words.ts";
import { useBundle } from "./use-bundle.ts";

/** Names places of the files in words: of the flow by step and section, of other files by the file. */
export function usePlaces(): (use: Pick<Use, "file" | "path">) => string {
	const { flow } = useBundle();
	return ({ file, path }) => {
		const words = placeWords(file, path, file === "flow.json" ? (flow?.steps ?? []) : []);
		return [...(file === "flow.json" ? [] : [file]), ...words].join(" › ");
	};
}
