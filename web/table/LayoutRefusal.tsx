import type { ListDefinition } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import "../texts/areas/controls.ts";

interface LayoutRefusalProps {
	/** What the address asks for. */
	readonly name: string;
	readonly list: Pick<ListDefinition, "layouts">;
	/** Those the person may have. */
	readonly allowed: ListDefinition["layouts"];
	readonly choose: (name: string) => void;
}

/** In place of a table whose layout does not exist, or is not for this person; with a way to one that is. */
export function LayoutRefusal({ name, list, allowed, choose }: LayoutRefusalProps) {
	const [first] = allowed;
	const exists = list.layouts.some((layout) => layout.name === name);
	return (
		<Notice
			kind={exists ? "warning" : "danger"}
			title={exists ? text("list.denied") : text("table.layout.unknown", { name })}
			action={first && <PlainButton onClick={() => choose(first.name)}>{text("table.layout.first", { label: first.label })}</PlainButton>}
			announce
		/>
	);
}
