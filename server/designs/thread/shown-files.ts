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
} from "../../../engine/index.ts";
import { writtenConfiguration } from "../../tenants/written-configuration.ts";

/** The files of a tenant, with what only a server can compute of them for the workbench. */
export interface ShownFiles extends ShownBundle {
	/** Addresses of the validators of each section, by its key in the flow. */
	readonly validators: Readonly<Record<string, string>>;
	/** The configuration that the product's screens would get; null while the tenant's files cannot be read. */
	readonly configuration: object | null;
}

interface Showing {
	readonly folder: string;
	readonly revision: string;
	readonly blocks: Blocks;
	/** Address of the validators of a form, by its hash. */
	readonly addressOf: (hash: string) => string;
}

/** Also returns the forms of the sections by their hash; their validators are built on request. */
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
		// The form is too faulty to show; the problems say why.
	}
	return [{ ...shown, validators, configuration }, schemas];
}

/** The lists without the fields of the forms: a step's page shows no list, and the lists screen resolves them itself. */
const listsAlone = ({ lists, options }: TenantDefinition) => resolveLists(lists, { options });

/** The configuration of a tenant that no deployment serves: without map services, and with lists in their initial state. */
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
