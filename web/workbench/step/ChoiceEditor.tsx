import { isObject, type JsonObject, objectOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./FieldInspector.module.css";
import { PropertyInput } from "./PropertyInput.tsx";

/** One value of one choice. */
interface ChangedChoice {
	readonly index: number;
	readonly name: string;
	readonly value: unknown;
}

interface ChoiceEditorProps {
	readonly choices: readonly unknown[];
	/** The choices as they are to be; `changed`: what of which one, or null for a new one. */
	readonly onWrite: (choices: readonly unknown[], changed: ChangedChoice | null) => Promise<string | null>;
}

/** The choices of a field: their texts, and which are no longer offered. Their values stand in processes and stay. */
export function ChoiceEditor({ choices, onWrite }: ChoiceEditorProps) {
	const change = (index: number, name: string, value: unknown): Promise<string | null> => {
		const now = choices.map((choice, at) => (at === index && isObject(choice) ? changedIn(choice, name, value) : choice));
		return onWrite(now, { index, name, value });
	};
	return (
		<fieldset className={styles.choices}>
			<legend>{text("workbench.field.choices")}</legend>
			{choices.map((choice, index) => {
				const { const: value, title, "x-inactive": inactive } = objectOf(choice);
				return (
					<div key={String(value)} className={styles.choice}>
						<PropertyInput
							label={text("workbench.field.choice", { value: String(value) })}
							type="string"
							value={title}
							needed
							onWrite={(words) => change(index, "title", words)}
						/>
						<label className={styles.check}>
							<input
								type="checkbox"
								checked={inactive === true}
								onChange={({ currentTarget }) => void change(index, "x-inactive", currentTarget.checked ? true : undefined)}
							/>
							{text("workbench.field.choice.inactive")}
						</label>
					</div>
				);
			})}
		</fieldset>
	);
}

function changedIn(choice: JsonObject, name: string, value: unknown): JsonObject {
	const { [name]: _, ...others } = choice;
	return value === undefined ? others : { ...choice, [name]: value };
}
