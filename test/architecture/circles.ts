import { dirname } from "node:path";
import { importsOf, isTest, type SourceFile } from "./source-files.ts";

type Edges = ReadonlyMap<string, readonly string[]>;

/** Files that import each other in a loop, including type imports. Tests and fixtures may import anything. */
export function circles(files: readonly SourceFile[]): readonly (readonly string[])[] {
	return loops(fileEdges(files));
}

/** Folders that import each other, directly or indirectly. */
export function folderCircles(files: readonly SourceFile[]): readonly (readonly string[])[] {
	return loops(folderEdges(files));
}

/** Pairs of folders that import each other, as "one <> other". */
export function twoWayFolders(files: readonly SourceFile[]): readonly string[] {
	const edges = folderEdges(files);
	return [...edges].flatMap(([one, seen]) =>
		seen.flatMap((other) => (one < other && edges.get(other)?.includes(one) ? [`${one} <> ${other}`] : [])),
	);
}

function fileEdges(files: readonly SourceFile[]): Edges {
	const product = files.filter(({ path }) => !isTest(path));
	const known = new Set(product.map(({ path }) => path));
	return new Map(product.map((file) => [file.path, importsOf(file).flatMap(({ to }) => (known.has(to) ? [to] : []))]));
}

function folderEdges(files: readonly SourceFile[]): Edges {
	const seen = new Map<string, Set<string>>();
	for (const [path, targets] of fileEdges(files)) {
		const folder = seen.get(dirname(path)) ?? new Set();
		for (const target of targets) if (dirname(target) !== dirname(path)) folder.add(dirname(target));
		seen.set(dirname(path), folder);
	}
	return new Map([...seen].map(([folder, others]) => [folder, [...others]]));
}

/** Every loop once, sorted by name: Tarjan's strongly connected components. */
function loops(edges: Edges): readonly (readonly string[])[] {
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	const found: string[][] = [];
	const visit = (path: string): number => {
		const place = order.size;
		order.set(path, place);
		let low = place;
		open.push(path);
		for (const next of edges.get(path) ?? []) {
			if (!order.has(next)) low = Math.min(low, visit(next));
			else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
		}
		lowest.set(path, low);
		if (low === place) {
			const circle = open.splice(open.indexOf(path));
			if (circle.length > 1) found.push(circle.sort());
		}
		return low;
	};
	for (const path of edges.keys()) if (!order.has(path)) visit(path);
	return found;
}
