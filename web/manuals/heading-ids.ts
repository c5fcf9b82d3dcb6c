/** What is read and written of the tree that Markdown becomes. */
interface TreeNode {
	readonly type: string;
	readonly tagName?: string;
	readonly value?: string;
	properties?: Record<string, unknown>;
	readonly children?: readonly TreeNode[];
}

/** "Wat ziet u?" becomes "wat-ziet-u". */
export function headingId(title: string): string {
	const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "deel";
}

/** Gives every heading an id to link to, each its own. */
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
