import { useId } from "react";
import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { faultOf } from "./operation.ts";

interface JsonEditorProps {
	readonly value: unknown;
	readonly expects: "condition" | "value";
	/** What is in the box instead of the value; null: nothing. */
	readonly typed: string | null;
	readonly onType: (typed: string | null) => void;
	readonly onChange: (value: unknown) => void;
}

/** The condition as written in the file. Input that is not a valid condition stays and is not applied. */
export function JsonEditor({ value, expects, typed, onType, onChange }: JsonEditorProps) {
	const id = useId();
	const shown = JSON.stringify(value, null, 2);
	const fault = typed === null ? null : faultIn(typed, expects);
	const take = (entered: string) => {
		onType(entered);
		if (faultIn(entered, expects) === null) onChange(JSON.parse(entered));
	};
	return (
		<div className={styles.property}>
			<label htmlFor={id}>{text("workbench.condition.json.label")}</label>
			<textarea
				id={id}
				className={styles.json}
				rows={Math.min(24, (typed ?? shown).split("\n").length + 1)}
				spellCheck={false}
				data-typed={typed !== null}
				aria-invalid={fault !== null || undefined}
				aria-errormessage={fault === null ? undefined : `${id}-fout`}
				value={typed ?? shown}
				onChange={({ currentTarget }) => take(currentTarget.value)}
				onBlur={() => fault === null && onType(null)}
			/>
			{fault !== null && (
				<p id={`${id}-fout`} className={styles.wrong} role="alert">
					{fault}
				</p>
			)}
		</div>
	);
}

/** Why the input is not valid, in words; null if it is. */
function faultIn(typed: string, expects: "condition" | "value"): string | null {
	let node: unknown;
	try {
		node = JSON.parse(typed);
	} catch {
		return text("workbench.condition.json.faulty");
	}
	const fault = faultOf(node, expects);
	if (fault === null) return null;
	return fault.operator === ""
		? text("workbench.condition.json.none")
		: text("workbench.condition.json.wrong", { operator: fault.operator });
}
