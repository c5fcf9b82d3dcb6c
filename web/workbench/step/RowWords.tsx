import { languageProperties, memberOf } from "../../../engine/index.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";

/** What a list calls its rows, and what it says around them. */
const words = ["itemText", "addText", "removeText", "emptyText"] as const;

interface RowWordsProps {
	readonly found: FoundField;
	/** Writes a place in the hints of the field. */
	readonly onWrite: (place: readonly string[], value: unknown) => Promise<string | null>;
}

/** The words of a list with rows; renders nothing for any other field. */
export function RowWords({ found: { field, section }, onWrite }: RowWordsProps) {
	if (!fieldsIn(section).some(({ list }) => list?.path === field.path)) return null;
	const options = [...field.hints, "ui:options"].reduce<unknown>((node, name) => memberOf(node, name), section.ui);
	return words.map((name) => {
		const said = languageProperties[`widget#uiOptions.${name}`];
		return (
			said !== undefined && (
				<PropertyInput
					key={name}
					label={said.name}
					help={said.help}
					type={said.type}
					value={memberOf(options, name)}
					onWrite={(value) => onWrite(["ui:options", name], value)}
				/>
			)
		);
	});
}
