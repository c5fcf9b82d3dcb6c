import type { Use } from "../../../engine/index.ts";
import { useBundle } from "./use-bundle.ts";
import { wordsInBundle } from "./words-in-bundle.ts";

/** Describes places in the files in words. */
export function usePlaces(): (use: Pick<Use, "file" | "path">) => string {
	const bundle = useBundle();
	return ({ file, path }) => wordsInBundle(file, path, bundle).join(" › ");
}
