import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { type Derivation, isObject, objectOf, readNumber, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { knownNames } from "../conditions/known-names.ts";
import { useEditing } from "../editing/use-edits.ts";
import { useFirstFault } from "../editing/use-first-fault.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import { writeAt } from "../editing/write-at.ts";
import styles from "./FieldInspector.module.css";

/**
 * The derivation of a field of the flow's own; a day can be counted from another one here, anything else is built on the screen of
 * conditions.
 */
export function DerivedRule({ found: { field, written, place } }: { readonly found: FoundField }) {
	const addresses = useWorkbenchPaths();
	const { flow, tenant } = useBundle();
	const editing = useEditing();
	const [from, setFrom] = useState("");
	const [days, setDays] = useState("14");
	const [wrong, setWrong] = useState<string | null>(null);
	const id = useId();
	const { form, toFirst } = useFirstFault();
	// Based on what is shown by then: if it is pressed twice, the rule already exists the second time.
	const write = useInTurn(async (rule: Derivation): Promise<void> => {
		const now = "block" in written ? [] : (written.derived ?? []);
		if (flow === null || now.some((each) => each.field === rule.field)) return;
		const edit = writeAt("flow.json", flow.written, [...place, "derived"], [...now, rule]);
		if (edit !== null) setWrong(await editing.write([edit], text("derived.said", { field: field.label })));
	});
	if (flow === null || "block" in written) return null;
	const derived = written.derived ?? [];
	const index = derived.findIndex((each) => each.field === field.path);
	const is = derived[index];
	if (is !== undefined) {
		return (
			<div>
				<dt>{text("derived.label")}</dt>
				<dd>
					{sentence(is.value, flow.compiled.labels)}{" "}
					<Link
						to={addresses.conditions(conditionPlace(flow.written, [...place, "derived", index, "value"]))}
						aria-label={text("derived.change", { field: field.label })}
					>
						{text("workbench.field.rule.change")}
					</Link>
				</dd>
			</div>
		);
	}
	if (!isDay(field.schema)) return null;
	const others = [...knownNames(flow.compiled, tenant).fields.values()].filter(({ path, schema }) => path !== field.path && isDay(schema));
	if (others.length === 0) return null;
	const send = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		const read = readNumber(days, { decimals: 0 });
		if (read.kind !== "number") {
			setWrong(text("derived.days.wrong"));
			return toFirst();
		}
		const source = from === "" ? (others[0]?.path ?? "") : from;
		const rule = { field: field.path, value: { "days-after": [{ var: source }, read.value] } };
		await write(rule);
	};
	return (
		<div>
			<dt>{text("derived.offer")}</dt>
			<dd>
				<form ref={form} className={styles.derived} onSubmit={(event) => void send(event)} noValidate>
					<input
						className={styles.input}
						aria-label={text("derived.days")}
						aria-invalid={wrong !== null || undefined}
						aria-describedby={wrong === null ? undefined : `${id}-fout`}
						inputMode="numeric"
						value={days}
						onChange={({ currentTarget }) => setDays(currentTarget.value)}
					/>
					<span>{text("derived.after")}</span>
					<select
						className={styles.input}
						aria-label={text("derived.from")}
						value={from === "" ? others[0]?.path : from}
						onChange={({ currentTarget }) => setFrom(currentTarget.value)}
					>
						{others.map(({ path, label }) => (
							<option key={path} value={path}>
								{label}
							</option>
						))}
					</select>
					<button type="submit" className={styles.small}>
						{text("derived.make")}
					</button>
				</form>
				{wrong !== null && (
					<p id={`${id}-fout`} className={styles.wrong} role="alert">
						{wrong}
					</p>
				)}
			</dd>
		</div>
	);
}

const isDay = (schema: unknown): boolean => isObject(schema) && /date$/.test(String(objectOf(schema).format));
