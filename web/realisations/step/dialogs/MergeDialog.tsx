import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { type Clash, displayAnswer, objectOf, propertiesOf } from "../../../../engine/index.ts";
import type { FlowField } from "../../../forms/flow-fields.ts";
import type { Choice, FormEnvironment } from "../../../forms/form-environment.ts";
import { stakeholderCategoryOf } from "../../../forms/stakeholder-category.ts";
import { text } from "../../../texts/text.ts";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import styles from "./StepDialogs.module.css";
import "../../../texts/areas/merge.ts";
import "../../../texts/areas/step.ts";

interface MergeDialogProps {
	readonly clashes: readonly Clash[];
	/** Fields in which the other person's changes were merged automatically. */
	readonly takenOver: readonly string[];
	/** Names of the people who saved in between; null if unknown. */
	readonly by: string | null;
	/** Whether the other version is the person's own, saved in another window. */
	readonly byOneself: boolean;
	readonly labelOf: (path: string) => string;
	readonly fields: ReadonlyMap<string, FlowField>;
	readonly choices: FormEnvironment["stakeholders"];
	/** Receives the paths for which the other version was chosen. */
	readonly onApply: (theirs: ReadonlySet<string>) => void;
	readonly onLater: () => void;
}

/**
 * Resolves a merge conflict. Changes by one person are already merged; for fields that both changed the person chooses. The
 * default is their own version, or the other's if their own would remove something.
 */
export default function MergeDialog({ clashes, takenOver, by, byOneself, labelOf, fields, choices, onApply, onLater }: MergeDialogProps) {
	const textOf = (clash: Clash, value: unknown): string => {
		const field = fields.get(clash.field);
		const category = field ? stakeholderCategoryOf(field.options) : null;
		return clashText(clash, value, field, category ? choices(category) : undefined);
	};
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(
		() => new Set(clashes.filter(({ start }) => start === "theirs").map(({ path }) => path)),
	);
	return (
		<Dialog
			opened
			onClose={onLater}
			size={620}
			title={<span className={styles.title}>{text(byOneself ? "conflict.title.self" : "conflict.title")}</span>}
		>
			<div className={styles.body}>
				{byOneself ? <p>{text("conflict.by.self")}</p> : by !== null && <p>{text("conflict.by", { user: by })}</p>}
				<p>{text("conflict.text")}</p>
				{clashes.map((clash, index) => (
					<ClashChoice
						key={clash.path}
						clash={clash}
						label={labelOf(clash.path)}
						textOf={textOf}
						isFirst={index === 0}
						isTheirs={theirs.has(clash.path)}
						theirsLabel={text(byOneself ? "conflict.theirs.self" : "conflict.theirs")}
						onChoose={(chosen) => setTheirs(new Set(chosen ? [...theirs, clash.path] : [...theirs].filter((path) => path !== clash.path)))}
					/>
				))}
				{takenOver.length > 0 && (
					<p className={styles.quiet}>
						{text(byOneself ? "conflict.taken.self" : "conflict.taken", { fields: takenOver.map(labelOf).join(", ") })}
					</p>
				)}
				<div className={styles.buttons}>
					<Button onClick={onLater}>{text("conflict.later")}</Button>
					<Button variant="filled" onClick={() => onApply(theirs)}>
						{text("conflict.apply")}
					</Button>
				</div>
			</div>
		</Dialog>
	);
}

interface ClashChoiceProps {
	readonly clash: Clash;
	readonly label: string;
	readonly textOf: (clash: Clash, value: unknown) => string;
	/** Receives focus when the dialog opens. */
	readonly isFirst: boolean;
	readonly isTheirs: boolean;
	readonly theirsLabel: string;
	readonly onChoose: (theirs: boolean) => void;
}

function ClashChoice({ clash, label, textOf, isFirst, isTheirs, theirsLabel, onChoose }: ClashChoiceProps) {
	const { path, base, mine, theirs } = clash;
	return (
		<fieldset className={styles.clash}>
			<legend>{label}</legend>
			<p className={styles.quiet}>{text("conflict.base", { value: textOf(clash, base) })}</p>
			<Radio
				className={styles.choice ?? ""}
				name={`conflict.${path}`}
				label={text("conflict.mine")}
				description={textOf(clash, mine)}
				checked={!isTheirs}
				data-autofocus={(isFirst && !isTheirs) || undefined}
				onChange={() => onChoose(false)}
			/>
			<Radio
				className={styles.choice ?? ""}
				name={`conflict.${path}`}
				label={theirsLabel}
				description={textOf(clash, theirs)}
				checked={isTheirs}
				data-autofocus={(isFirst && isTheirs) || undefined}
				onChange={() => onChoose(true)}
			/>
		</fieldset>
	);
}

type Schema = Readonly<Record<string, unknown>>;

const IN_ITEM = /\.\d+(?:\.(.*))?$/;

/** One side of a clash as text: a field, a field of a list item, or an item that was removed. */
function clashText(
	{ path, field }: Clash,
	value: unknown,
	flowField: FlowField | undefined,
	choices: readonly Choice[] | undefined,
): string {
	const schema: Schema = flowField?.schema ?? {};
	const item = IN_ITEM.exec(path.slice(field.length));
	if (item === null) return displayAnswer(schema, value, { choices, unit: flowField?.options.suffix });
	const [, name] = item;
	if (name !== undefined) return displayAnswer(propertyOf(schema.items, name), value);
	return isGone(value) ? text("conflict.removed") : displayAnswer(schema, [value]);
}

function propertyOf(items: unknown, name: string): Schema {
	return propertiesOf(objectOf(items))[name] ?? {};
}

function isGone(item: unknown): boolean {
	return typeof item !== "object" || item === null || ("deleted_at" in item && item.deleted_at !== undefined && item.deleted_at !== null);
}
