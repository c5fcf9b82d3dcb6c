import type { ListDefinition } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import "../texts/areas/columns.ts";
import "../texts/areas/controls.ts";

interface LayoutRefusalProps {
	/** The layout in the address. */
	readonly name: string;
	readonly list: Pick<ListDefinition, "layouts">;
	/** Layouts the person may use. */
	readonly allowed: ListDefinition["layouts"];
	readonly choose: (name: string) => void;
}

/** Replaces a table whose layout doesn't exist or isn't available to this person, and offers one that is. */
export default function LayoutRefusal({ name, list, allowed, choose }: LayoutRefusalProps) {
	const [first] = allowed;
	const exists = list.layouts.some((layout) => layout.name === name);
	return (
		<Notice
			kind={exists ? "warning" : "danger"}
			title={exists ? text("list.denied") : text("columns.layout.unknown", { name })}
			action={first && <PlainButton onClick={() => choose(first.name)}>{text("columns.layout.first", { label: first.label })}</PlainButton>}
			announce
		/>
	);
}
