/** The part of the Markdown syntax tree that is used here. */
interface TreeNode {
	readonly type: string;
	readonly tagName?: string;
	readonly value?: string;
	properties?: Record<string, unknown>;
	readonly children?: readonly TreeNode[];
}

/** Slug of a heading: "Wat ziet u?" becomes "wat-ziet-u". */
export function headingId(title: string): string {
	const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "deel";
}

/** Plugin that gives every heading a unique id to link to. */
export function headingIds() {
	return (tree: TreeNode) => {
		const given = new Map<string, number>();
		const visit = (node: TreeNode) => {
			if (/^h[1-6]$/.test(node.tagName ?? "")) {
				const id = headingId(textOf(node));
				const before = given.get(id) ?? 0;
				given.set(id, before + 1);
				node.properties = { ...node.properties, id: before === 0 ? id : `${id}-${before + 1}` };
			}
			node.children?.forEach(visit);
		};
		visit(tree);
	};
}

function textOf({ value, children = [] }: TreeNode): string {
	return value ?? children.map(textOf).join("");
}
