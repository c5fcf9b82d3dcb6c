import { applyEdits, type Blocks, type BundleFiles, type Edit, showBundle } from "../../engine/index.ts";
import type { BundleSource, EditAnswer } from "../workbench/source/bundle-source.ts";

/** Files in memory that a test reads and changes. */
export interface ExampleFiles {
	readonly source: BundleSource;
	readonly textOf: (path: string) => string;
	/** Changes a file as a colleague, or an editor, would. */
	readonly put: (path: string, text: string) => void;
}

/** A source for tests, with the engine in place of a server. */
export function exampleSource(begun: BundleFiles, design: string | null = null, blocks: Blocks = {}): ExampleFiles {
	const files = new Map(begun);
	let revision = 0;
	let changed = () => {};
	const next = () => {
		revision += 1;
		changed();
	};
	const edit = async (edits: readonly Edit[]): Promise<EditAnswer> => {
		const edited = applyEdits(files, edits);
		if ("refused" in edited) return { refused: edited.message };
		files.clear();
		for (const [path, text] of edited.bundle) files.set(path, text);
		next();
		return { revision: String(revision), alone: true, undo: () => edit(edited.inverse) };
	};
	return {
		source: {
			design,
			read: async () => ({
				...showBundle(files, { folder: "voorbeeld", revision: String(revision), blocks }),
				validators: {},
				configuration: null,
			}),
			blocks: async () => blocks,
			edit: (_, edits) => edit(edits),
			takeBack: null,
			restore: null,
			written: null,
			watch: (told) => {
				changed = told;
				return () => {};
			},
		},
		textOf: (path) => files.get(path) ?? "",
		put: (path, text) => {
			files.set(path, text);
			next();
		},
	};
}
