import { findOperator, type JsonObject, nameTypes, operatorWords, type Parameter, type ParameterType } from "../../../engine/index.ts";
import { type TextKey, text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { BuilderContext, useBuilder } from "./builder-context.ts";
import { FixedValue } from "./FixedValue.tsx";
import { FixedValues } from "./FixedValues.tsx";
import { itemFields, type KnownField, type KnownNames } from "./known-names.ts";
import { NameSelect } from "./NameSelect.tsx";
import { OperatorSelect, Remove, Verdict } from "./OperationControls.tsx";
import {
	isGroup,
	newCondition,
	type Operation,
	open,
	operationOf,
	parameterAt,
	placed,
	reshaped,
	valueOperators,
	withArgument,
	written,
} from "./operation.ts";

interface OperationEditorProps {
	readonly node: unknown;
	readonly onChange: (node: JsonObject) => void;
	/** Removes it from the group that contains it. */
	readonly onRemove?: (() => void) | undefined;
}

/** A condition, or one nested in another: a group or a comparison. */
export function OperationEditor({ node, onChange, onRemove }: OperationEditorProps) {
	const operation = operationOf(node);
	if (operation === null) return <p className={styles.wrong}>{text("workbench.condition.json.only")}</p>;
	return isGroup(operation) ? (
		<Group operation={operation} node={node} onChange={onChange} onRemove={onRemove} />
	) : (
		<Row operation={operation} node={node} onChange={onChange} onRemove={onRemove} />
	);
}

type ShownOperationProps = OperationEditorProps & { readonly operation: Operation };

/** A group of conditions: all of these, or one of these. */
function Group({ operation, node, onChange, onRemove }: ShownOperationProps) {
	const { item } = useBuilder();
	const { args } = operation;
	const replace = (index: number, arg: JsonObject) => onChange(withArgument(operation, index, arg));
	const remove = (index: number) => {
		const left = args.filter((_, at) => at !== index);
		const [only] = left;
		onChange(left.length === 1 ? (only as JsonObject) : written({ ...operation, args: left }));
	};
	return (
		<fieldset className={styles.group}>
			<legend className={styles.head}>
				<OperatorSelect operation={operation} onChoose={(name) => onChange({ [name]: args })} groups />
				<Verdict node={node} />
				{onRemove && <Remove onRemove={onRemove} />}
			</legend>
			<ol className={styles.operations}>
				{placed(args).map(({ arg, at, key }) => (
					<li key={key}>
						<OperationEditor node={arg} onChange={(changed) => replace(at, changed)} onRemove={() => remove(at)} />
					</li>
				))}
			</ol>
			<button
				type="button"
				className={styles.add}
				onClick={() => onChange(written({ ...operation, args: [...args, newCondition(item !== null)] }))}
			>
				{text("workbench.condition.add")}
			</button>
		</fieldset>
	);
}

/** A comparison: its first argument, the operator, and the other arguments. */
function Row({ operation, node, onChange, onRemove }: ShownOperationProps) {
	const builder = useBuilder();
	const { operator, args } = operation;
	const change = (index: number, arg: unknown) => onChange(withArgument(operation, index, arg));
	const about = operator.parameters.find(({ type }) => type === "list-path");
	const list = about === undefined ? null : String(args[operator.parameters.indexOf(about)] ?? "");
	const within = list === null ? builder : { ...builder, item: itemFields(builder.names, list) };
	const choose = (name: string) => {
		const wanted = findOperator(name);
		if (wanted !== undefined) onChange(reshaped(node, wanted));
	};
	const argument = (index: number) => <Argument operation={operation} index={index} onChange={(arg) => change(index, arg)} />;
	const [first] = operator.parameters;
	// As in speech: the field first, then the comparison.
	const leads =
		first !== undefined && first.type !== "boolean" && !["cond", "marked", "started", "completed", "role", "type"].includes(operator.name);
	const others = args.map((_, index) => index).slice(leads ? 1 : 0);
	const nested = others.filter((index) => isNested(parameterAt(operator, index)));
	return (
		<div className={styles.row}>
			<div className={styles.line}>
				{leads && argument(0)}
				<OperatorSelect operation={operation} onChoose={choose} />
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

/** Labels of the parameters that take a name. */
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
	readonly operation: Operation;
	readonly index: number;
	readonly onChange: (arg: unknown) => void;
}

/** One argument of an operator: a name, a day, a condition or a value. */
function Argument({ operation: { operator, args }, index, onChange }: ArgumentProps) {
	const type = parameterAt(operator, index)?.type ?? "value";
	const arg = args[index];
	if (type === "boolean" || type === "item-condition") return <OperationEditor node={arg} onChange={onChange} />;
	if (type === "date-literal") return <FixedValue label={text("workbench.condition.day")} value={arg} field={day} onChange={onChange} />;
	const called = nameWords[type];
	if (called !== undefined) return <NameSelect type={type} value={String(arg ?? "")} label={text(called)} onChange={onChange} />;
	return <ValueEditor type={type} value={arg} beside={args.filter((_, at) => at !== index)} onChange={onChange} />;
}

/** A field for calendar days that does not exist in the flow. */
const day: KnownField = { path: "", label: "", schema: { type: "string", format: "calendar-date" }, step: "", order: 0 };

interface ValueEditorProps {
	readonly type: ParameterType;
	readonly value: unknown;
	/** The other arguments of the operator. */
	readonly beside: readonly unknown[];
	readonly onChange: (value: unknown) => void;
}

/** A field, a fixed value or a calculation. */
export function ValueEditor({ type, value, beside, onChange }: ValueEditorProps) {
	const { names, item } = useBuilder();
	const operation = operationOf(value);
	const compared = beside.map((each) => fieldOf(each, names, item)).find((field) => field !== null) ?? null;
	if (type === "values-or-list" && Array.isArray(value)) return <FixedValues values={value} field={compared} onChange={onChange} />;
	const kind = operation === null ? fixed : operation.operator.name;
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
	const numeric = beside.some((each) => operationOf(each)?.operator.result === "number") || type === "number";
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
			{operation === null ? (
				<FixedValue label={text("workbench.condition.value")} value={value} field={compared} numeric={numeric} onChange={onChange} />
			) : (
				placed(operation.args).map(({ at, key }) => (
					<Argument
						key={`${operation.operator.name} ${key}`}
						operation={operation}
						index={at}
						onChange={(changed) => onChange(withArgument(operation, at, changed))}
					/>
				))
			)}
		</span>
	);
}

const fixed = "fixed";

/** The field that an argument refers to. */
function fieldOf(node: unknown, { fields }: KnownNames, item: readonly KnownField[] | null): KnownField | null {
	const operation = operationOf(node);
	if (operation === null || operation.operator.result !== "field") return null;
	const name = String(operation.args[0] ?? "");
	return (operation.operator.name === "item" ? item?.find(({ path }) => path === name) : fields.get(name)) ?? null;
}
