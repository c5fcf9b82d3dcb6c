import type { FlowDefinition, JsonObject } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useMoving } from "../acts/use-moving.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import styles from "./FieldInspector.module.css";
import { movedOption, type OptionList, optionTitle, optionValue } from "./option-edits.ts";

interface ChoiceItemProps {
	readonly option: JsonObject;
	readonly at: { readonly flow: FlowDefinition; readonly list: OptionList; readonly index: number };
	/** Undefined: emptied. Resolves to why it failed, or null. */
	readonly onChange: (name: string, value: unknown) => Promise<string | null>;
	readonly onRemove: () => void;
}

/** One option of a field. Its value is stored in processes, so it can't be changed. */
export function ChoiceItem({ option, at: { flow, list, index }, onChange, onRemove }: ChoiceItemProps) {
	const title = optionTitle(option);
	const move = useMoving(title, (by) => movedOption(flow, list, index, by));
	return (
		<div className={styles.choice}>
			<PropertyInput
				label={text("workbench.field.choice", { value: String(optionValue(option)) })}
				type="string"
				value={option.title}
				needed
				onWrite={(words) => onChange("title", words)}
			/>
			<div className={styles.beside}>
				<label className={styles.check}>
					<CheckInput checked={option["x-inactive"] === true} onTurn={(checked) => onChange("x-inactive", checked ? true : undefined)} />
					{text("workbench.field.choice.inactive")}
				</label>
				{([-1, 1] as const).map((by) => (
					<button
						key={by}
						type="button"
						className={styles.icon}
						aria-label={text(by < 0 ? "style.entry.up" : "style.entry.down", { text: title })}
						// Stays focusable, even where moving is impossible.
						aria-disabled={list.options[index + by] === undefined}
						onClick={() => void move(by)}
					>
						{by < 0 ? "↑" : "↓"}
					</button>
				))}
				<button type="button" className={styles.icon} aria-label={text("style.entry.remove", { text: title })} onClick={onRemove}>
					{"×"}
				</button>
			</div>
		</div>
	);
}
