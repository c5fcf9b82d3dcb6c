import { useId, useState } from "react";
import type { CompiledFlow, Trace } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { FixedValue } from "./FixedValue.tsx";
import { isList, type KnownNames } from "./known-names.ts";
import type { Asked, Trial } from "./try-out.ts";

interface TryOutProps {
	readonly asked: Asked;
	readonly names: KnownNames;
	readonly labels: CompiledFlow["labels"];
	readonly trial: Trial;
	readonly outcome: Trace | undefined;
	readonly onChange: (trial: Trial) => void;
}

/** Values to try a condition with; the result appears beside each operation. */
export function TryOut({ asked, names, labels, trial, outcome, onChange }: TryOutProps) {
	const put = (more: Partial<Trial>) => onChange({ ...trial, ...more });
	const value = (path: string, given: unknown) => put({ values: { ...trial.values, [path]: given } });
	return (
		<section className={styles.trial} aria-label={text("workbench.trial")}>
			<h3 className={styles.heading}>{text("workbench.trial")}</h3>
			<dl className={styles.given}>
				{asked.fields.map((path) => {
					const field = names.fields.get(path) ?? null;
					const label = labels.field(path);
					return (
						<div key={path} className={styles.pair}>
							<dt>{label}</dt>
							<dd>
								{field !== null && isList(field) ? (
									<ItemsInput label={label} onChange={(items) => value(path, items)} />
								) : (
									<FixedValue
										label={label}
										value={trial.values[path] ?? ""}
										field={field}
										empty={text("workbench.trial.empty")}
										onChange={(given) => value(path, given)}
										onUnread={() => value(path, "")}
									/>
								)}
							</dd>
						</div>
					);
				})}
				{asked.steps.map((code) => (
					<Choice
						key={code}
						label={labels.step(code)}
						value={trial.steps[code] ?? ""}
						choices={[
							{ value: "started", label: text("workbench.trial.started") },
							{ value: "completed", label: text("workbench.trial.completed") },
						]}
						empty={text("workbench.trial.before")}
						onChange={(state) => {
							const { [code]: _, ...others } = trial.steps;
							put({ steps: state === "" ? others : { ...others, [code]: state as "started" | "completed" } });
						}}
					/>
				))}
				{asked.marks.map((mark) => (
					<Choice
						key={mark}
						label={text("workbench.trial.mark", { mark })}
						value={trial.marks.includes(mark) ? "yes" : ""}
						choices={[{ value: "yes", label: text("workbench.condition.yes") }]}
						empty={text("workbench.condition.no")}
						onChange={(given) => put({ marks: given === "" ? trial.marks.filter((each) => each !== mark) : [...trial.marks, mark] })}
					/>
				))}
				{asked.roles && (
					<Choice
						label={text("workbench.condition.name.role-name")}
						value={trial.role}
						choices={names.choices["role-name"] ?? []}
						empty={text("workbench.trial.nobody")}
						onChange={(role) => put({ role })}
					/>
				)}
				{asked.types && (
					<Choice
						label={text("workbench.condition.name.process-type")}
						value={trial.type}
						choices={names.choices["process-type"] ?? []}
						empty={text("workbench.trial.empty")}
						onChange={(type) => put({ type })}
					/>
				)}
				{asked.days && (
					<div className={styles.pair}>
						<dt>{text("workbench.trial.today")}</dt>
						<dd>
							<input
								type="date"
								className={styles.input}
								aria-label={text("workbench.trial.today")}
								value={trial.day}
								onChange={({ currentTarget }) => currentTarget.value !== "" && put({ day: currentTarget.value })}
							/>
						</dd>
					</div>
				)}
			</dl>
			<p className={styles.outcome} role="status">
				{outcome === undefined ? text("workbench.trial.open") : outcomeWords(outcome.value)}
			</p>
		</section>
	);
}

function outcomeWords(value: unknown): string {
	if (typeof value === "boolean") return text(value ? "workbench.trial.holds" : "workbench.trial.fails");
	return value === null || value === undefined || value === ""
		? text("workbench.trial.nothing")
		: text("workbench.trial.value", { value: String(value) });
}

interface ChoiceProps {
	readonly label: string;
	readonly value: string;
	readonly choices: readonly { readonly value: string; readonly label: string }[];
	readonly empty: string;
	readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, empty, onChange }: ChoiceProps) {
	return (
		<div className={styles.pair}>
			<dt>{label}</dt>
			<dd>
				<select className={styles.select} aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
					<option value="">{empty}</option>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
				</select>
			</dd>
		</div>
	);
}

/** The items of a list as JSON, as in a record. */
function ItemsInput({ label, onChange }: { readonly label: string; readonly onChange: (items: readonly unknown[]) => void }) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const [wrong, setWrong] = useState(false);
	const read = (entered: string) => {
		setTyped(entered);
		try {
			const items: unknown = entered.trim() === "" ? [] : JSON.parse(entered);
			setWrong(!Array.isArray(items));
			if (Array.isArray(items)) onChange(items);
		} catch {
			setWrong(true);
		}
	};
	return (
		<>
			<textarea
				className={styles.json}
				rows={2}
				aria-label={text("workbench.trial.items", { list: label })}
				aria-invalid={wrong || undefined}
				aria-describedby={id}
				value={typed}
				onChange={({ currentTarget }) => read(currentTarget.value)}
			/>
			<span id={id} className={styles.hint}>
				{text("workbench.trial.items.form")}
			</span>
		</>
	);
}
