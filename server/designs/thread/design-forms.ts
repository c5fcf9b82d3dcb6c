import { LRUCache } from "lru-cache";
import { type BundleFiles, type JsonSchema, standaloneSection } from "../../../engine/index.ts";
import { blocks } from "../../../schemas/index.ts";
import { filesHash } from "./files-hash.ts";
import { type ShownFiles, shownFiles } from "./shown-files.ts";

/** Forms by their hash, of the most recently shown designs. */
const forms = new LRUCache<string, JsonSchema>({ max: 5_000 });

/** The most recently shown designs: the workbench requests them again whenever somebody opens or changes something. */
const designs = new LRUCache<string, ShownFiles>({ max: 10 });

interface Shown {
	readonly files: BundleFiles;
	readonly revision: string;
	/** Prefix of the address of a validators module, before the form's hash. */
	readonly validators: string;
}

/** A design in the form that the workbench receives. */
export function shownDesign(asked: Shown): ShownFiles {
	const key = `${asked.validators} ${asked.revision} ${filesHash(asked.files)}`;
	const shown = designs.get(key) ?? shownAfresh(asked);
	designs.set(key, shown);
	return shown;
}

function shownAfresh({ files, revision, validators }: Shown): ShownFiles {
	const [shown, schemas] = shownFiles(files, { folder: "", revision, blocks, addressOf: (hash) => `${validators}${hash}.js` });
	for (const [hash, schema] of schemas) forms.set(hash, schema);
	return shown;
}

export function validatorsIn({ hash, files }: { hash: string; files: BundleFiles | null }): { readonly module: string | null } {
	if (files !== null && !forms.has(hash)) shownAfresh({ files, revision: "", validators: "" });
	const schema = forms.get(hash);
	return { module: schema === undefined ? null : standaloneSection(schema) };
}
