import { type Import, importsOf, isTest, type SourceFile } from "./source-files.ts";

/** A rule returns what is wrong with an import, or undefined if it is allowed. */
type Rule = (edge: Import) => string | undefined;

const folderOf = (path: string) => path.split("/")[0] ?? "";
const capabilityOf = (path: string) => path.split("/")[1] ?? "";

/** schemas <- engine <- server, web; migrations are independent, scripts and test may import everything. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
	schemas: ["schemas"],
	engine: ["engine", "schemas"],
	migrations: ["migrations"],
	server: ["server", "engine", "schemas", "migrations"],
	web: ["web", "engine"],
};

const layers: Rule = ({ from, to, relative }) => {
	const allowed = LAYERS[folderOf(from)];
	if (!relative || !allowed || allowed.includes(folderOf(to))) return undefined;
	return `${folderOf(from)} may not import ${folderOf(to)}`;
};

const engineDoor: Rule = ({ from, to, relative }) => {
	if (!relative || folderOf(to) !== "engine" || folderOf(from) === "engine" || to === "engine/index.ts") return undefined;
	return "from outside, only engine/index.ts";
};

/** Packages with a wide API, and the only places that may import them. */
const DOORS: readonly { readonly packages: RegExp; readonly places: RegExp; readonly name: string }[] = [
	{
		packages: /^kysely$/,
		places: /^(?:server\/database\/|migrations\/|server\/.*-(?:store|read-model|tables)\.ts$)/,
		name: "server/database, …-store.ts, …-read-model.ts, …-tables.ts",
	},
	{ packages: /^(?:better-sqlite3|pg)$/, places: /^server\/database\//, name: "server/database" },
	{ packages: /^@rjsf\//, places: /^web\/forms\//, name: "web/forms" },
	{ packages: /^(?:leaflet|react-leaflet)$/, places: /^web\/map\//, name: "web/map" },
	{ packages: /^json-logic-engine$/, places: /^engine\/conditions\//, name: "engine/conditions" },
	{ packages: /^xstate$/, places: /^(?:engine\/compile\/|engine\/run\/|web\/)/, name: "engine/compile, engine/run and web" },
	{ packages: /^oidc-provider$/, places: /^server\/accounts\//, name: "server/accounts" },
	{ packages: /^nodemailer$/, places: /^server\/mail\//, name: "server/mail" },
	{ packages: /^oauth4webapi$/, places: /^web\/accounts\//, name: "web/accounts" },
];

const doors: Rule = ({ from, to, relative }) => {
	if (relative) return undefined;
	const door = DOORS.find(({ packages }) => packages.test(to));
	return door && !door.places.test(from) && !/^(?:scripts|bench|drills)\//.test(from) ? `${to} has one door: ${door.name}` : undefined;
};

const ENGINE_PACKAGES = new Set(["xstate", "ajv", "ajv-formats", "json-logic-engine", "jsonc-parser"]);

const enginePackages: Rule = ({ from, to, relative }) =>
	!relative && folderOf(from) === "engine" && !ENGINE_PACKAGES.has(to) ? `the engine may not import ${to}` : undefined;

const schemasAlone: Rule = ({ from, to, relative }) =>
	!relative && folderOf(from) === "schemas" ? `schemas import nothing, not ${to}` : undefined;

/**
 * Which other folders on its side a folder may import from, besides itself and the floor. One way only: nothing named here imports back.
 * `assembly` puts everything together and may import all of it.
 */
interface Side {
	readonly floor: readonly string[];
	/** What everything above the floor relies on: which tenant and flow are in force, who is signed in. */
	readonly ground: readonly string[];
	readonly assembly: readonly string[];
	readonly also: Readonly<Record<string, readonly string[]>>;
}

const SIDES: Readonly<Record<string, Side>> = {
	server: {
		floor: ["config", "texts", "problems", "database", "plugins", "authentication", "calls", "outside", "openapi"],
		ground: ["flows", "tenants"],
		assembly: ["app.ts", "bundled.ts", "main.ts", "start", "demo", "backup"],
		also: {
			bulk: ["files", "realisations", "requests"],
			comments: ["inbox"],
			inbox: ["today"],
			mail: ["inbox", "today", "accounts"],
			plugins: ["tenants"],
			authentication: ["tenants"],
			tenants: ["flows", "stakeholders", "kept-lists", "accounts"],
		},
	},
	web: {
		floor: ["api", "ui", "forms", "map", "export", "texts"],
		ground: ["accounts", "tenants", "flows", "views", "table", "drafts"],
		assembly: ["main.tsx", "Application.tsx", "routes.tsx", "shell"],
		also: {
			accounts: ["tenants"],
			bulk: ["files", "stakeholders"],
			comments: ["files"],
			inbox: ["comments"],
			table: ["tenants", "views"],
			views: ["tenants"],
			locations: ["bulk", "files", "monitoring"],
			realisations: ["bulk", "comments", "files", "locations", "monitoring", "requests", "stakeholders", "kept-lists"],
			requests: ["bulk", "comments", "files", "locations", "monitoring", "kept-lists"],
			synchronisation: ["comments", "locations", "realisations", "requests"],
			// Shows designers the pages of steps and manuals, and is built like the rest of the web.
			workbench: ["manuals", "realisations", "stakeholders", "vite.config.ts"],
			"vite.config.ts": ["chunks.ts"],
		},
	},
};

/** A capability may import from itself, the floor, the ground and other capabilities' read models. */
const capabilities: Rule = ({ from, to, relative }) => {
	const side = SIDES[folderOf(from)];
	if (!relative || !side || folderOf(to) !== folderOf(from)) return undefined;
	const [mine, theirs] = [capabilityOf(from), capabilityOf(to)];
	if (mine === theirs || side.assembly.includes(mine) || side.floor.includes(theirs) || side.also[mine]?.includes(theirs)) return undefined;
	if (!side.floor.includes(mine)) {
		if (side.ground.includes(theirs) && !side.ground.includes(mine)) return undefined;
		if (/-read-model\.tsx?$/.test(to)) return undefined;
	}
	return side.floor.includes(mine)
		? `the floor (${mine}) may not import ${theirs}`
		: `capability ${mine} may import of ${theirs} only its …-read-model`;
};

const RULES: readonly Rule[] = [layers, engineDoor, doors, enginePackages, schemasAlone, capabilities];

/** Every broken rule in product code, as "file -> import: reason". Tests and fixtures are exempt. */
export function brokenImports(files: readonly SourceFile[]): readonly string[] {
	return files
		.filter(({ path }) => !isTest(path))
		.flatMap(importsOf)
		.flatMap((edge) => RULES.map((rule) => rule(edge)).flatMap((reason) => (reason ? [`${edge.from} -> ${edge.to}: ${reason}`] : [])));
}
