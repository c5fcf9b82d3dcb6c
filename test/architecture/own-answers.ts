import { isTest, type SourceFile } from "./source-files.ts";

/** Files that fetch something other than this product's API, and what. */
const ASKS_ELSEWHERE: Readonly<Record<string, string>> = {
	"web/accounts/identity-provider.ts": "the sign-in's provider, which redirects with an answer in the address",
	"web/map/municipality-background.ts": "borders, which are files of the web",
	"web/map/place-names.ts": "names on the map, which are a file of the web",
	"web/map/street-lines.ts": "streets on the map, which are a file of the web",
	"web/realisations/earlier-documents/document-service.ts": "a former system's service, which this product does not describe",
	"web/workbench/source/folder-source.ts": "the files of a designer's folder, which no tenant's API knows",
	"web/realisations/start-document/make-start-document.ts": "the tenant's logo, which is a picture",
};

/** Calls of the web that go past its client: with an address or a shape of their own. */
export function callsPastClient(files: readonly SourceFile[]): readonly string[] {
	return web(files)
		.filter(({ path }) => !path.startsWith("web/api/") && ASKS_ELSEWHERE[path] === undefined)
		.flatMap(({ path, text }) =>
			text.split("\n").flatMap((line, index) => (PAST.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
		);
}

const PAST =
	/(?<![\w.])fetch\(|XMLHttpRequest\(|sendBeacon\(|\.json\(\)|["'`]\/?api\/|import \{(?! type Answer\b).* from ".*\/api\/request\.ts"/;

export const exceptions = Object.keys(ASKS_ELSEWHERE);

/** A shape with fewer properties may be similar by chance. */
const telling = 4;

/** The share of a described shape's properties from which a declaration counts as a copy. */
const most = 0.6;

/** Declarations in the web that repeat a shape of the API's description: most of its properties and no others. */
export function answersByHand(files: readonly SourceFile[], generated: string): readonly string[] {
	const described = shapesIn(generated).filter(({ size }) => size >= telling);
	return web(files).flatMap(({ path, text }) =>
		[...text.matchAll(/^(?:export )?(?:interface (\w+)[^{\n]*|type (\w+)(?:<[^=\n]*>)? = )\{\n([\s\S]*?)\n\}/gm)].flatMap(
			([, interfaceName, typeName, body = ""]) => {
				const own = new Set([...body.matchAll(/^\t(?:readonly )?(\w+)\??:/gm)].map(([, name = ""]) => name));
				const isDescribed = described.some((shape) => own.size >= most * shape.size && [...own].every((name) => shape.has(name)));
				return own.size >= telling && isDescribed ? [`${path}: ${interfaceName ?? typeName}`] : [];
			},
		),
	);
}

/** Property names of every object type, at any depth. */
function shapesIn(generated: string): readonly ReadonlySet<string>[] {
	const shapes: Set<string>[] = [];
	const open: Set<string>[] = [];
	for (const line of generated.split("\n")) {
		const [, name] = /^\t+"?([\w-]+)"?\??:/.exec(line) ?? [];
		if (name !== undefined) open.at(-1)?.add(name);
		if (line.endsWith("{")) open.push(new Set());
		if (/^\t*\}/.test(line)) shapes.push(...open.splice(-1));
	}
	return shapes;
}

const web = (files: readonly SourceFile[]) =>
	files.filter(({ path }) => path.startsWith("web/") && !isTest(path) && !/\/(?:generated|test-support)\//.test(path));
