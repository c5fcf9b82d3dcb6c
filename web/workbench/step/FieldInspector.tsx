import { useState } from "react";
import { addressOf, type Edit, isSealed, languageProperties, memberOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { stepAt } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { writeAt } from "../editing/write-at.ts";
import { FieldHistory } from "../history/FieldHistory.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import { DemandingRules } from "./DemandingRules.tsx";
import { FieldFilling } from "./FieldFilling.tsx";
import { FieldInList } from "./FieldInList.tsx";
import styles from "./FieldInspector.module.css";
import { FieldRules } from "./FieldRules.tsx";
import { optionsOf } from "./option-edits.ts";
import { RequireIf } from "./RequireIf.tsx";
import { RowWords } from "./RowWords.tsx";

/** The properties of a field that are changed most often; the others are collapsed. */
const daily = ["title", "description"] as const;
const rare = ["minLength", "maxLength", "minimum", "maximum", "multipleOf", "minItems", "maxItems", "x-message"] as const;
/** The properties that apply to each type of value. */
const fitting: Readonly<Record<string, RegExp>> = {
	string: /^(minLength|maxLength|x-message)$/,
	number: /^(minimum|maximum|multipleOf|x-message)$/,
	integer: /^(minimum|maximum|multipleOf|x-message)$/,
	array: /^(minItems|maxItems|x-message)$/,
};

const ofNumbers = /^(minimum|maximum|multipleOf)$/;

/** Minimum and maximum of the counting properties: outside them, the file is not readable, or nothing can be filled in. */
const limits: Readonly<Record<string, readonly [number, number]>> = {
	minLength: [0, 100_000],
	maxLength: [1, 100_000],
	minItems: [0, 1_000],
	maxItems: [1, 1_000],
};

/**
 * The controls of a field, derived from the language's description of its properties. Text is written on blur or Enter, a choice at once.
 */
export function FieldInspector({ found }: { readonly found: FoundField }) {
	const { flow, blocks } = useBundle();
	const { write, inTurn } = useEditing();
	const { field, section, written, place } = found;
	const isBlock = "block" in written;
	const sealed = isBlock && written.rename !== undefined;
	const form = isBlock ? [...place, "override", "schema"] : [...place, "schema"];
	const at = (...below: readonly string[]) => [...form, ...field.place, ...below];
	const block = isBlock ? blocks[written.block] : undefined;
	/** Whether the block alone determines it; an override would be refused. */
	const isOfBlock = (name: string): boolean => block !== undefined && isSealed(block, ["schema", ...field.place, name]);
	// Rules, roles and the tenant's lists name fields of the form; what applies to a field of a list's rows applies to the list.
	const isOfForm = field.list === null;
	const options = optionsOf(found);
	const put = (path: readonly (string | number)[], value: unknown): Promise<string | null> => {
		const edit: Edit | null = flow === null ? null : writeAt("flow.json", flow.written, path, value);
		return edit === null ? Promise.resolve(null) : write([edit]);
	};
	const require = (wanted: boolean): Promise<string | null> => {
		const group = field.place.slice(0, -2);
		const name = field.place.at(-1) ?? "";
		const before = groupAt(section.schema, group);
		if (before.includes(name) === wanted) return Promise.resolve(null);
		const now = wanted ? [...before, name] : before.filter((each) => each !== name);
		if (!isBlock && flow !== null && now.length > 0 && before.length > 0) {
			// Only the name, so that it does not clash with a colleague who requires another field of the group.
			const list = addressOf(flow.written, [...form, ...group, "required"]);
			return write([
				wanted
					? { op: "add", file: "flow.json", at: list, value: name }
					: { op: "remove", file: "flow.json", at: [...list, { item: name }] },
			]);
		}
		return put([...form, ...group, "required"], now.length === 0 && !isBlock ? undefined : now);
	};
	const [hasMore, setMore] = useState(false);
	const latest = useLatest(require);
	const ask = (wanted: boolean): Promise<string | null> => inTurn(() => latest.current(wanted));
	const kind = typeof field.schema.type === "string" ? field.schema.type : "";
	// The texts of a choice are fixed. One that has a limit to its length keeps the input that can remove it.
	const fits = (name: string): boolean =>
		fitting[kind]?.test(name) === true && (options === null || !/^m(in|ax)Length$/.test(name) || field.schema[name] !== undefined);
	/** A limit of whole numbers is one itself; one in the file that is not stays to be seen as it is. */
	const isOfWhole = (name: string): boolean => kind === "integer" && ofNumbers.test(name) && Number.isInteger(field.schema[name] ?? 0);
	const control = (name: string) => {
		const said = languageProperties[`section#singleField.${name}`];
		if (said === undefined || isOfBlock(name)) return null;
		return (
			<PropertyInput
				key={name}
				label={said.name}
				help={said.help}
				type={isOfWhole(name) ? "integer" : said.type}
				value={field.schema[name]}
				needed={name === "title"}
				within={limits[name]}
				onWrite={(value) => put(at(name), value)}
			/>
		);
	};
	if (sealed) return <p className={styles.sealed}>{text("workbench.field.renamed")}</p>;
	return (
		<div className={styles.inspector}>
			{daily.map(control)}
			<label className={styles.check}>
				<CheckInput checked={field.required} onTurn={ask} />
				{text("workbench.field.required.label")}
			</label>
			{isOfForm && (
				<>
					<DemandingRules found={found} />
					<RequireIfButton found={found} />
					<FieldRules found={found} />
				</>
			)}
			{options !== null && flow !== null && !isOfBlock("oneOf") && <ChoiceEditor flow={flow.written} found={found} list={options} />}
			{isOfBlock("oneOf") && <p className={styles.sealed}>{text("choice.sealed")}</p>}
			<details className={styles.more} onToggle={({ currentTarget }) => setMore(currentTarget.open)}>
				<summary>{text("workbench.field.more")}</summary>
				{hasMore && (
					<div className={styles.inspector}>
						{rare.filter(fits).map(control)}
						{(block === undefined || !isSealed(block, ["ui", ...field.hints])) && (
							<RowWords found={found} onWrite={(inside, value) => put([...form.slice(0, -1), "ui", ...field.hints, ...inside], value)} />
						)}
						{isOfForm && (
							<>
								<FieldFilling found={found} />
								<FieldInList found={found} />
							</>
						)}
					</div>
				)}
			</details>
			<FieldHistory found={found} />
		</div>
	);
}

/** Not for a field that is always required. */
function RequireIfButton({ found }: { readonly found: FoundField }) {
	const { flow } = useBundle();
	const [open, setOpen] = useState(false);
	const step = flow === null ? undefined : stepAt(flow.steps, found.place)?.step.code;
	if (step === undefined || found.field.required) return null;
	return (
		<div>
			<button type="button" className={styles.small} onClick={() => setOpen(true)}>
				{text("requireIf")}
			</button>
			{open && <RequireIf step={step} found={found} onClose={() => setOpen(false)} />}
		</div>
	);
}

/** The names that a group requires. */
function groupAt(schema: unknown, place: readonly string[]): readonly string[] {
	const group = place.reduce<unknown>((node, name) => memberOf(node, name), schema);
	const required = memberOf(group, "required");
	return Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [];
}
