import { findOperator, type JsonObject, nameTypes, operatorWords, type Parameter, type ParameterType } from "../../../engine/index.ts";
import { type TextKey, text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { BuilderContext, useBuilder } from "./builder-context.ts";
import { FixedValue } from "./FixedValue.tsx";
import { FixedValues } from "./FixedValues.tsx";
import { itemFields, type KnownField, type KnownNames } from "./known-names.ts";
import { NameSelect } from "./NameSelect.tsx";
import { OperatorSelect, Remove, Verdict } from "./PartControls.tsx";
import {
	isGroup,
	newCondition,
	open,
	type Part,
	parameterAt,
	partOf,
	placed,
	reshaped,
	valueOperators,
	withArgument,
	written,
} from "./parts.ts";

interface PartEditorProps {
	readonly node: unknown;
	readonly onChange: (node: JsonObject) => void;
	/** Takes it out of the group it stands in. */
	readonly onRemove?: (() => void) | undefined;
}

/** A condition, or one within another: a group of them, or something that is compared. */
export function PartEditor({ node, onChange, onRemove }: PartEditorProps) {
	const part = partOf(node);
	if (part === null) return <p className={styles.wrong}>{text("workbench.condition.json.only")}</p>;
	return isGroup(part) ? (
		<Group part={part} node={node} onChange={onChange} onRemove={onRemove} />
	) : (
		<Row part={part} node={node} onChange={onChange} onRemove={onRemove} />
	);
}

type ShownPartProps = PartEditorProps & { readonly part: Part };

/** All of these, or one of these. */
function Group({ part, node, onChange, onRemove }: ShownPartProps) {
	const { item } = useBuilder();
	const { args } = part;
	const replace = (index: number, arg: JsonObject) => onChange(withArgument(part, index, arg));
	const remove = (index: number) => {
		const left = args.filter((_, at) => at !== index);
		const [only] = left;
		onChange(left.length === 1 ? (only as JsonObject) : written({ ...part, args: left }));
	};
	return (
		<fieldset className={styles.group}>
			<legend className={styles.head}>
				<OperatorSelect part={part} onChoose={(name) => onChange({ [name]: args })} groups />
				<Verdict node={node} />
				{onRemove && <Remove onRemove={onRemove} />}
			</legend>
			<ol className={styles.parts}>
				{placed(args).map(({ arg, at, key }) => (
					<li key={key}>
						<PartEditor node={arg} onChange={(changed) => replace(at, changed)} onRemove={() => remove(at)} />
					</li>
				))}
			</ol>
			<button
				type="button"
				className={styles.add}
				onClick={() => onChange(written({ ...part, args: [...args, newCondition(item !== null)] }))}
			>
				{text("workbench.condition.add")}
			</button>
		</fieldset>
	);
}

/** One comparison: what is compared, how, and with what. */
function Row({ part, node, onChange, onRemove }: ShownPartProps) {
	const builder = useBuilder();
	const { operator, args } = part;
	const change = (index: number, arg: unknown) => onChange(withArgument(part, index, arg));
	const about = operator.parameters.find(({ type }) => type === "list-path");
	const list = about === undefined ? null : String(args[operator.parameters.indexOf(about)] ?? "");
	const within = list === null ? builder : { ...builder, item: itemFields(builder.names, list) };
	const choose = (name: string) => {
		const wanted = findOperator(name);
		if (wanted !== undefined) onChange(reshaped(node, wanted));
	};
	const argument = (index: number) => <Argument part={part} index={index} onChange={(arg) => change(index, arg)} />;
	const [first] = operator.parameters;
	// As one would say it: the field, then what of it.
	const leads =
		first !== undefined && first.type !== "boolean" && !["cond", "marked", "started", "completed", "role", "type"].includes(operator.name);
	const others = args.map((_, index) => index).slice(leads ? 1 : 0);
	const nested = others.filter((index) => isNested(parameterAt(operator, index)));
	return (
		<div className={styles.row}>
			<div className={styles.line}>
				{leads && argument(0)}
				<OperatorSelect part={part} onChoose={choose} />
				{others
					.filter((index) => !nested.includes(index))
					.map((index) => (
						<span key={index} className={styles.argument}>
							{argument(index)}
						</span>
					))}
				<Verdict node={node} />
				<span className={styles.rowActs}>
					<button type="button" className={styles.add} onClick={() => onChange({ and: [node, newCondition(builder.item !== null)] })}>
						{text("workbench.condition.and")}
					</button>
					{onRemove && <Remove onRemove={onRemove} />}
				</span>
			</div>
			{nested.map((index) => (
				<div key={index} className={styles.nested}>
					<BuilderContext value={within}>{argument(index)}</BuilderContext>
				</div>
			))}
		</div>
	);
}

const isNested = (parameter: Parameter | undefined): boolean => parameter?.type === "boolean" || parameter?.type === "item-condition";

/** What is asked for, of the parameters that are given a name. */
const nameWords: Readonly<Partial<Record<ParameterType, TextKey>>> = {
	"field-path": "workbench.condition.name.field-path",
	"list-path": "workbench.condition.name.list-path",
	"item-path": "workbench.condition.name.item-path",
	"condition-name": "workbench.condition.name.condition-name",
	"mark-name": "workbench.condition.name.mark-name",
	"step-code": "workbench.condition.name.step-code",
	"role-name": "workbench.condition.name.role-name",
	"process-type": "workbench.condition.name.process-type",
};

interface ArgumentProps {
	readonly part: Part;
	readonly index: number;
	readonly onChange: (arg: unknown) => void;
}

/** What an operator is given at one place: a name, a day, a condition or a value. */
function Argument({ part: { operator, args }, index, onChange }: ArgumentProps) {
	const type = parameterAt(operator, index)?.type ?? "value";
	const arg = args[index];
	if (type === "boolean" || type === "item-condition") return <PartEditor node={arg} onChange={onChange} />;
	if (type === "date-literal") return <FixedValue label={text("workbench.condition.day")} value={arg} field={day} onChange={onChange} />;
	const called = nameWords[type];
	if (called !== undefined) return <NameSelect type={type} value={String(arg ?? "")} label={text(called)} onChange={onChange} />;
	return <ValueEditor type={type} value={arg} beside={args.filter((_, at) => at !== index)} onChange={onChange} />;
}

/** A day of the calendar that no field of the flow has. */
const day: KnownField = { path: "", label: "", schema: { type: "string", format: "date" }, step: "", order: 0 };

interface ValueEditorProps {
	readonly type: ParameterType;
	readonly value: unknown;
	/** What it is compared or reckoned with. */
	readonly beside: readonly unknown[];
	readonly onChange: (value: unknown) => void;
}

/** A field, a fixed value, or something that is worked out. */
export function ValueEditor({ type, value, beside, onChange }: ValueEditorProps) {
	const { names, item } = useBuilder();
	const part = partOf(value);
	const compared = beside.map((each) => fieldOf(each, names, item)).find((field) => field !== null) ?? null;
	if (type === "values-or-list" && Array.isArray(value)) return <FixedValues values={value} field={compared} onChange={onChange} />;
	const kind = part === null ? fixed : part.operator.name;
	const choose = (wanted: string) => {
		if (wanted === fixed) return onChange(type === "values-or-list" ? [] : open);
		const operator = findOperator(wanted);
		if (operator === undefined) return;
		const count = Math.max(operator.parameters.length, operator.atLeast ?? 0);
		const args = Array.from({ length: count }, (_, index) => {
			const asked = parameterAt(operator, index)?.type ?? "value";
			if (asked === "boolean") return newCondition(item !== null);
			return nameTypes.has(asked) || index > 0 ? open : { var: open };
		});
		onChange(written({ operator, args }));
	};
	const words: Readonly<Record<string, { readonly title: string }>> = operatorWords;
	const numeric = beside.some((each) => partOf(each)?.operator.result === "number") || type === "number";
	return (
		<span className={styles.value}>
			<select
				className={styles.kind}
				aria-label={text("workbench.condition.kind")}
				value={kind}
				onChange={({ currentTarget }) => choose(currentTarget.value)}
			>
				<option value="var">{text("workbench.condition.kind.field")}</option>
				{type !== "list" && <option value={fixed}>{text("workbench.condition.kind.fixed")}</option>}
				{valueOperators(type, item !== null).map(({ name }) => (
					<option key={name} value={name}>
						{words[name]?.title ?? name}
					</option>
				))}
			</select>
			{part === null ? (
				<FixedValue label={text("workbench.condition.value")} value={value} field={compared} numeric={numeric} onChange={onChange} />
			) : (
				placed(part.args).map(({ at, key }) => (
					<Argument
						key={`${part.operator.name} ${key}`}
						part={part}
						index={at}
						onChange={(changed) => onChange(withArgument(part, at, changed))}
					/>
				))
			)}
		</span>
	);
}

const fixed = "fixed";

/** The field whose value an argument is. */
function fieldOf(node: unknown, { fields }: KnownNames, item: readonly KnownField[] | null): KnownField | null {
	const part = partOf(node);
	if (part === null || part.operator.result !== "field") return null;
	const name = String(part.args[0] ?? "");
	return (part.operator.name === "item" ? item?.find(({ path }) => path === name) : fields.get(name)) ?? null;
}
