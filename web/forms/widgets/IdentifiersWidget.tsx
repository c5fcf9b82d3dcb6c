import { Button } from "@mantine/core";
import type { WidgetProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import { objectOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { groupProps, useFieldControl } from "../field-control.ts";
import { pathOfId } from "../field-path.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { Identifier } from "./Identifier.tsx";

/** A list of short ids with one input each. Empty ones are dropped when the step is saved. */
export function IdentifiersWidget(props: WidgetProps) {
	const { invalid, ...control } = useFieldControl(props);
	const { announce } = useFormEnvironment();
	const list = useRef<HTMLFieldSetElement>(null);
	const [before, setBefore] = useState<readonly unknown[] | null>(null);
	const stored: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
	const asObjects = props.schema["x-entries"] === "object";
	const shown = shownEntries(stored);
	const rows = shown.length > 0 ? shown : [{ index: stored.length, text: "" }];
	const singular = typeof props.options.item === "string" ? props.options.item : props.label;
	const put = (next: readonly unknown[]) => props.onChange(next.length === 0 ? props.options.emptyValue : next);
	const focusLater = (selector: string) => setTimeout(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
	return (
		<fieldset ref={list} {...groupProps(control)} className="field-identifiers">
			{rows.map((entry, position) => (
				<Identifier
					key={entry.index}
					id={position === 0 ? control.id : `${control.id}.${entry.index}`}
					path={`${pathOfId(control.id)}.${entry.index}`}
					position={position}
					label={text("form.identifiers.item", { label: singular, number: position + 1 })}
					removeLabel={text("form.identifiers.remove", { label: singular, number: position + 1 })}
					value={entry.text}
					listInvalid={invalid}
					describedBy={control["aria-describedby"]}
					disabled={props.disabled === true}
					removable={shown.length > 0}
					onBlur={control.onBlur}
					onChange={(next) => {
						setBefore(null);
						put(withText(stored, entry.index, next, asObjects));
					}}
					onRemove={() => {
						setBefore(stored);
						put(withoutEntry(stored, entry.index, asObjects, Date.now()));
						announce(text("form.list.removed", { item: singular, number: position + 1 }));
						focusLater("[data-add]");
					}}
				/>
			))}
			<div className="field-list-actions">
				<Button
					data-add
					disabled={props.disabled === true}
					onClick={() => {
						put(withText(shown.length > 0 ? stored : withText(stored, stored.length, "", asObjects), stored.length + 1, "", asObjects));
						focusLater(`[data-position="${rows.length}"]`);
					}}
				>
					{text("form.identifiers.add")}
				</Button>
				{before && (
					<Button
						variant="subtle"
						onClick={() => {
							put(before);
							setBefore(null);
							focusLater("[data-add]");
						}}
					>
						{text("form.list.undo")}
					</Button>
				)}
			</div>
		</fieldset>
	);
}

/**
 * Identifiers are stored as texts, or as objects `{ Identifier, deleted_at? }` where removed ones must stay in the
 * record. These functions let the screen treat both alike.
 */
interface Entry {
	/** Position in the stored list; stable while the form is open if entries are objects. */
	readonly index: number;
	readonly text: string;
}

type Stored = readonly unknown[];

function shownEntries(stored: Stored): readonly Entry[] {
	return stored.flatMap((value, index) => (isRemoved(value) ? [] : [{ index, text: textOf(value) }]));
}

function withText(stored: Stored, index: number, text: string, asObjects: boolean): unknown[] {
	if (index >= stored.length) return [...stored, asObjects ? { Identifier: text } : text];
	return stored.map((value, at) => (at === index ? (asObjects ? { ...objectOf(value), Identifier: text } : text) : value));
}

/** Removes an entry: marks an object as removed, takes a text out. `now` in milliseconds since 1970. */
function withoutEntry(stored: Stored, index: number, asObjects: boolean, now: number): unknown[] {
	if (!asObjects) return stored.filter((_, at) => at !== index);
	return stored.map((value, at) => (at === index ? { ...objectOf(value), deleted_at: now } : value));
}

function isRemoved(value: unknown): boolean {
	const { deleted_at: removed } = objectOf(value);
	return removed !== undefined && removed !== null;
}

function textOf(value: unknown): string {
	const text = typeof value === "string" ? value : objectOf(value).Identifier;
	return typeof text === "string" ? text : "";
}
