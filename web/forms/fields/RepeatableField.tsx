import { Button } from "@mantine/core";
import { type FieldProps, getUiOptions, toFieldPathId } from "@rjsf/utils";
import { type ComponentType, useRef, useState } from "react";
import { objectOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { labelId } from "../field-path.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { FieldMessages } from "../templates/FieldMessages.tsx";
import { RemovedItems } from "./RemovedItems.tsx";
import { type Item, isRemoved, newItem, repeatableRules, withMark, withoutMark } from "./repeatable-items.ts";

/**
 * A list of items with fields of their own. Removing marks the item (`deleted_at`) and hides it; it can be undone. The
 * focus moves to a new item's first field, and to the add button after a removal. Items derived from another list can
 * only be removed there.
 */
export function RepeatableField(props: FieldProps) {
	const { schema, uiSchema, fieldPathId, registry, onChange, disabled } = props;
	const environment = useFormEnvironment();
	const { announce } = environment;
	const frame = useRef<HTMLFieldSetElement>(null);
	const [removed, setRemoved] = useState<number | null>(null);
	const options = getUiOptions(uiSchema);
	const name = typeof options.itemText === "string" ? options.itemText : text("form.list.entry");
	const items: readonly Item[] = Array.isArray(props.formData) ? props.formData : [];
	const shown = items.flatMap((item, index) => (isRemoved(item) ? [] : [{ item, index }]));
	const gone = items.flatMap((item, index) => (isRemoved(item) ? [{ item, index }] : []));
	const { mayAdd, mayRemove } = repeatableRules(options, environment.values());
	const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
	const { path, $id: id } = fieldPathId;
	const focusLater = (find: () => HTMLElement | null | undefined) => setTimeout(() => find()?.focus());
	const addButton = () => frame.current?.querySelector<HTMLElement>("[data-add]") ?? frame.current;
	const firstControl = (index: number) => frame.current?.querySelector<HTMLElement>(`[data-item="${index}"] :is(input, select, textarea)`);
	const put = (next: readonly Item[]) => onChange(next, path);
	const itemSchema = typeof schema.items === "object" && !Array.isArray(schema.items) ? schema.items : {};
	return (
		<fieldset ref={frame} id={mayAdd ? undefined : id} tabIndex={-1} className="field-set field-list" aria-labelledby={labelId(id)}>
			<legend id={labelId(id)}>
				{schema.title ?? props.title} <span className="field-optional">({shown.length})</span>
			</legend>
			{shown.length === 0 && (
				<p className="field-list-empty">{typeof options.emptyText === "string" ? options.emptyText : text("form.list.empty")}</p>
			)}
			{shown.map(({ item, index }, position) => {
				const number = position + 1;
				const label = text("form.list.item", { item: name, number });
				return (
					<fieldset
						key={typeof item.uuid === "string" ? item.uuid : index}
						data-item={index}
						aria-label={label}
						className="field-list-item"
					>
						<div className="field-list-head">
							<h3>{label}</h3>
							{mayRemove(item) && (
								<Button
									variant="subtle"
									color="red"
									disabled={disabled === true}
									aria-label={text("form.list.remove.label", { item: name, number })}
									onClick={() => {
										put(items.map((entry, at) => (at === index ? withMark(entry, Date.now()) : entry)));
										setRemoved(index);
										announce(text("form.list.removed", { item: name, number }));
										focusLater(addButton);
									}}
								>
									{typeof options.removeText === "string" ? options.removeText : text("form.list.remove")}
								</Button>
							)}
						</div>
						<SchemaField
							name={String(index)}
							schema={itemSchema}
							uiSchema={objectOf(uiSchema?.items)}
							formData={item}
							fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
							onChange={onChange}
							onBlur={props.onBlur}
							onFocus={props.onFocus}
							registry={registry}
							{...(disabled === undefined ? {} : { disabled })}
							required
						/>
					</fieldset>
				);
			})}
			<FieldMessages id={id} />
			<RemovedItems
				items={gone.filter(({ item, index }) => index !== removed && mayRemove(item))}
				name={name}
				disabled={disabled === true}
				onRestore={(restored) => {
					put(items.map((entry, at) => (at === restored ? withoutMark(entry) : entry)));
					announce(text("form.list.undone", { item: name, number: restored + 1 }));
					focusLater(() => firstControl(restored));
				}}
			/>
			<div className="field-list-actions">
				{mayAdd && (
					<Button
						id={id}
						data-add
						disabled={disabled === true}
						onClick={() => {
							put([...items, newItem(options)]);
							setRemoved(null);
							announce(text("form.list.added", { item: name, number: shown.length + 1 }));
							focusLater(() => firstControl(items.length));
						}}
					>
						{typeof options.addText === "string" ? options.addText : text("form.list.add", { item: name })}
					</Button>
				)}
				{removed !== null && (
					<Button
						variant="subtle"
						onClick={() => {
							put(items.map((entry, at) => (at === removed ? withoutMark(entry) : entry)));
							setRemoved(null);
							announce(text("form.list.undone", { item: name, number: removed + 1 }));
							focusLater(() => firstControl(removed));
						}}
					>
						{text("form.list.undo")}
					</Button>
				)}
			</div>
		</fieldset>
	);
}
