import { createHash } from "node:crypto";
import {
	type Blocks,
	type BundleFiles,
	blocksOf,
	everySection,
	type JsonSchema,
	readBundle,
	resolveLists,
	resolveSound,
	type ShownBundle,
	showBundle,
	type TenantDefinition,
} from "../../engine/index.ts";
import { writtenConfiguration } from "../tenants/written-configuration.ts";

/** The files of a tenant, and what the workbench needs of them that only a server makes. */
export interface ShownFiles extends ShownBundle {
	/** Addresses of the validators of each section, by its key in the flow. */
	readonly validators: Readonly<Record<string, string>>;
	/** What the product's screens would be told of the tenant; null while its files can't be read. */
	readonly configuration: object | null;
}

interface Showing {
	readonly folder: string;
	readonly revision: string;
	readonly blocks: Blocks;
	/** Where the validators of a form are, by its hash. */
	readonly addressOf: (hash: string) => string;
}

/** Also the forms of the sections by their hash: their validators are made when somebody asks. */
export function shownFiles(files: BundleFiles, { folder, revision, blocks, addressOf }: Showing): [ShownFiles, Map<string, JsonSchema>] {
	const bundle = readBundle(files, folder);
	const shown = showBundle(files, { folder, revision, blocks, bundle });
	const schemas = new Map<string, JsonSchema>();
	const validators: Record<string, string> = {};
	let configuration: object | null = null;
	try {
		if (bundle.flow.definition === undefined) return [{ ...shown, validators, configuration }, schemas];
		const sound = resolveSound(bundle.flow.definition, blocksOf(bundle, blocks)).flow;
		for (const [key, { schema }] of everySection(sound)) {
			const hash = createHash("sha256").update(JSON.stringify(schema)).digest("hex").slice(0, 16);
			schemas.set(hash, schema);
			validators[key] = addressOf(hash);
		}
		const tenant = bundle.tenant.definition;
		configuration = tenant === undefined ? null : withoutDeployment(tenant, writtenConfiguration(tenant, sound, listsAlone(tenant)));
	} catch {
		// Too wrong to show a form of; the problems say why.
	}
	return [{ ...shown, validators, configuration }, schemas];
}

/** Without the fields of the forms: a step's page shows no list, and the screen of the lists looks them up itself. */
const listsAlone = ({ lists, options }: TenantDefinition) => resolveLists(lists, { options });

/** What the product's screens are told of a tenant that no deployment serves: no map services, and lists as its file begins them. */
function withoutDeployment(tenant: TenantDefinition, written: ReturnType<typeof writtenConfiguration>): object {
	return {
		...written,
		tags: tenant.tags ?? [],
		pids: tenant.pids ?? [],
		hasPids: (tenant.pids ?? []).length > 0,
		listsOnServer: [],
		starts: { realisations: null, requests: null, locations: null },
		demoMode: false,
		earlierDocuments: { downloadUrl: null, uploadUrl: null },
		theme: { ...written.theme, logo: undefined },
		logo: null,
		map: { ...written.map, tilesUrl: null, aerialUrl: null, addressSource: null, placesLookedFor: false },
		municipalityOptions: (tenant.municipalityOptions ?? []).map(({ value, text, disabled = false }) => ({ value, text, disabled })),
	};
}
