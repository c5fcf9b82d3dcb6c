import { useId } from "react";
import { type FieldRule, isSealed, languageProperties, memberOf, objectOf, roleName, rolesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { FoundField } from "../bundle/find-field.ts";
import type { OpenedBundle } from "../bundle/open-bundle.ts";
import { stepAt } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { SelectInput } from "../editing/SelectInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useLatest } from "../editing/use-latest.ts";
import { writeAt } from "../editing/write-at.ts";
import styles from "./FieldInspector.module.css";

/** Who fills in a field, what happens to its value while it is hidden, and whether the value must be unique among processes. */
export function FieldFilling({ found }: { readonly found: FoundField }) {
	const { flow } = useBundle();
	return flow === null ? null : <Filling found={found} flow={flow} />;
}

interface FillingProps {
	readonly found: FoundField;
	readonly flow: NonNullable<OpenedBundle["flow"]>;
}

function Filling({ found, flow }: FillingProps) {
	const { field, section, written, place } = found;
	const { tenant, blocks } = useBundle();
	const { write, inTurn } = useEditing();
	const id = useId();
	const isBlock = "block" in written;
	const block = isBlock ? blocks[written.block] : undefined;
	const fixed = (name: string) => block !== undefined && isSealed(block, ["fields", field.path, name]);
	const rule: FieldRule = section.fields?.[field.path] ?? {};
	const own = ruleIn(isBlock ? written.override : written, field.path);
	const rules = [...place, ...(isBlock ? ["override"] : []), "fields"];
	const put = (name: keyof FieldRule, value: unknown): Promise<unknown> => {
		const { [name]: _, ...others } = own;
		const empty = value === undefined && Object.keys(others).length === 0;
		const edit = writeAt("flow.json", flow.written, empty ? [...rules, field.path] : [...rules, field.path, name], value);
		return edit === null ? Promise.resolve() : write([edit]);
	};
	const editors = stepAt(flow.steps, place)?.step.access.edit ?? [];
	const known = rolesOf(tenant ?? {});
	const chosen = rule.editRoles ?? editors;
	const said = (name: string) => languageProperties[`section#fieldRule.${name}`];
	const unique = isBlock ? -1 : (written.unique ?? []).findIndex((each) => each.field === field.path);
	const uniqueAt = [...place, "unique"];
	const beUnique = (wanted: boolean): Promise<unknown> => {
		const list = isBlock ? [] : (written.unique ?? []);
		const left = list.filter((each) => each.field !== field.path);
		const now = wanted ? [...left, { field: field.path, message: text("filling.unique.first") }] : left;
		const edit = writeAt("flow.json", flow.written, uniqueAt, now.length === 0 ? undefined : now);
		return edit === null ? Promise.resolve() : write([edit]);
	};
	const turnRole = (role: string, wanted: boolean): Promise<unknown> => {
		const now = wanted ? [...chosen, role] : chosen.filter((each) => each !== role);
		// For 'nobody', there is the checkbox 'read-only'.
		if (now.length === 0) return Promise.resolve();
		const all = editors.every((each) => now.includes(each)) && now.length === editors.length;
		return put("editRoles", all ? undefined : now);
	};
	const latest = useLatest({ put, beUnique, turnRole });
	const act = (change: (now: typeof latest.current) => Promise<unknown>) => inTurn(() => change(latest.current));
	return (
		<>
			{!fixed("onHide") && (
				<SelectInput
					label={said("onHide")?.name}
					description={said("onHide")?.help}
					value={rule.onHide ?? section.onHide ?? "keep"}
					data={[
						{ value: "keep", label: text("filling.hidden.keep") },
						{ value: "clear", label: text("filling.hidden.clear") },
					]}
					onChoose={(value) => act((now) => now.put("onHide", value === (section.onHide ?? "keep") ? undefined : value))}
				/>
			)}
			{!fixed("readOnly") && (
				<label className={styles.check}>
					<CheckInput
						checked={rule.readOnly === true}
						onTurn={(checked) => act((now) => now.put("readOnly", checked ? true : undefined))}
					/>
					{said("readOnly")?.name}
				</label>
			)}
			{!fixed("editRoles") && rule.readOnly !== true && (editors.length > 1 || rule.editRoles !== undefined) && (
				<fieldset className={styles.choices} aria-describedby={`${id}-rollen`}>
					<legend>{said("editRoles")?.name}</legend>
					{[...new Set([...editors, ...chosen])].map((role) => (
						<label key={role} className={styles.check}>
							<CheckInput
								checked={chosen.includes(role)}
								disabled={chosen.length === 1 && chosen.includes(role)}
								onTurn={(checked) => act((now) => now.turnRole(role, checked))}
							/>
							{roleName(role, known)}
						</label>
					))}
					<p id={`${id}-rollen`} className={styles.help}>
						{text("filling.roles.help")}
					</p>
				</fieldset>
			)}
			{!isBlock && (
				<label className={styles.check}>
					<CheckInput checked={unique !== -1} onTurn={(checked) => act((now) => now.beUnique(checked))} />
					{text("filling.unique")}
				</label>
			)}
			{unique !== -1 && !isBlock && (
				<PropertyInput
					label={text("filling.unique.message")}
					type="string"
					value={written.unique?.[unique]?.message}
					needed
					onWrite={async (value) => {
						const edit = writeAt("flow.json", flow.written, [...uniqueAt, unique, "message"], value);
						return edit === null ? null : write([edit]);
					}}
				/>
			)}
		</>
	);
}

/** The rule of a field as written in the file. */
function ruleIn(section: unknown, path: string): FieldRule {
	return objectOf(memberOf(memberOf(section, "fields"), path) ?? {});
}
