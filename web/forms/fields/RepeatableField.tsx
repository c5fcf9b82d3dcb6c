import { Button } from "@mantine/core";
import { type FieldProps, getUiOptions, toFieldPathId } from "@rjsf/utils";
import { type ComponentType, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { labelId } from "../field-path.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { FieldMessages } from "../templates/FieldMessages.tsx";

type Item = Readonly<Record<string, unknown>>;

/**
 * A list of items with fields of their own. Removing marks the item (`deleted_at`) and hides it; it
 * can be undone. The focus goes to the new item's first field, and after a removal to the add button.
 */
export function RepeatableField(props: FieldProps) {
	const { schema, uiSchema, fieldPathId, registry, onChange, disabled } = props;
	const { announce } = useFormEnvironment();
	const frame = useRef<HTMLFieldSetElement>(null);
	const [removed, setRemoved] = useState<number | null>(null);
	const options = getUiOptions(uiSchema);
	const name = typeof options.item === "string" ? options.item : text("form.list.entry");
	const items: readonly Item[] = Array.isArray(props.formData) ? props.formData : [];
	const shown = items.flatMap((item, index) => (isRemoved(item) ? [] : [{ item, index }]));
	const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
	const { path, $id: id } = fieldPathId;
	const focusLater = (find: () => HTMLElement | null | undefined) => setTimeout(() => find()?.focus());
	const addButton = () => frame.current?.querySelector<HTMLElement>("[data-add]");
	const put = (next: readonly Item[]) => onChange(next, path);
	const itemSchema = typeof schema.items === "object" && !Array.isArray(schema.items) ? schema.items : {};
	return (
		<fieldset ref={frame} className="field-set field-list" aria-labelledby={labelId(id)}>
			<legend id={labelId(id)}>
				{schema.title ?? props.title} <span className="field-optional">({shown.length})</span>
			</legend>
			{shown.length === 0 && <p className="field-list-empty">{text("form.list.empty")}</p>}
			{shown.map(({ item, index }, position) => {
				const number = position + 1;
				return (
					<fieldset key={index} data-item={index} aria-label={text("form.list.item", { item: name, number })} className="field-list-item">
						<div className="field-list-head">
							<h4>{text("form.list.item", { item: name, number })}</h4>
							<Button
								variant="subtle"
								color="red"
								disabled={disabled === true}
								aria-label={text("form.list.remove.label", { item: name, number })}
								onClick={() => {
									put(items.map((entry, at) => (at === index ? { ...entry, deleted_at: Date.now() } : entry)));
									setRemoved(index);
									announce(text("form.list.removed", { item: name, number }));
									focusLater(addButton);
								}}
							>
								{text("form.list.remove")}
							</Button>
						</div>
						<SchemaField
							name={String(index)}
							schema={itemSchema}
							uiSchema={(uiSchema?.items ?? {}) as Record<string, unknown>}
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
			<div className="field-list-actions">
				<Button
					id={id}
					data-add
					disabled={disabled === true}
					onClick={() => {
						put([...items, {}]);
						setRemoved(null);
						announce(text("form.list.added", { item: name, number: shown.length + 1 }));
						focusLater(() => frame.current?.querySelector<HTMLElement>(`[data-item="${items.length}"] :is(input, select, textarea)`));
					}}
				>
					{typeof options.add === "string" ? options.add : text("form.list.add", { item: name })}
				</Button>
				{removed !== null && (
					<Button
						variant="subtle"
						onClick={() => {
							put(items.map((entry, at) => (at === removed ? withoutMark(entry) : entry)));
							setRemoved(null);
							announce(text("form.list.undone", { item: name, number: removed + 1 }));
							focusLater(() => frame.current?.querySelector<HTMLElement>(`[data-item="${removed}"] :is(input, select, textarea)`));
						}}
					>
						{text("form.list.undo")}
					</Button>
				)}
			</div>
		</fieldset>
	);
}

function isRemoved(item: Item): boolean {
	return item.deleted_at !== undefined && item.deleted_at !== null;
}

function withoutMark({ deleted_at: _removed, ...item }: Item): Item {
	return item;
}
