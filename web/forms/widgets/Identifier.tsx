import { ActionIcon, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { errorId } from "../field-path.ts";
import { useFieldMessages } from "../form-environment.ts";
import { inputProps } from "../input-props.tsx";

interface IdentifierProps {
	readonly id: string;
	/** Position among the visible ones, for moving the focus. */
	readonly position: number;
	readonly path: string;
	readonly label: string;
	readonly removeLabel: string;
	readonly value: string;
	/** There is a message about the list as a whole. */
	readonly listInvalid: boolean;
	readonly describedBy: string | undefined;
	readonly disabled: boolean;
	readonly removable: boolean;
	readonly onBlur: () => void;
	readonly onChange: (value: string) => void;
	readonly onRemove: () => void;
}

/** One id of the list, with its own messages below it. */
export function Identifier(props: IdentifierProps) {
	const messages = [...useFieldMessages(props.path), ...useFieldMessages(`${props.path}.Identifier`)];
	const own = errorId(`${props.id}__own`);
	const describedBy = [props.describedBy, messages.length > 0 ? own : undefined].filter(Boolean).join(" ");
	return (
		<div className="field-identifier">
			<TextInput
				data-position={props.position}
				aria-label={props.label}
				{...inputProps({
					id: props.id,
					"aria-invalid": messages.length > 0 || props.listInvalid || undefined,
					"aria-describedby": describedBy || undefined,
					"aria-required": undefined,
					onBlur: props.onBlur,
				})}
				error={messages.length > 0 || props.listInvalid}
				value={props.value}
				disabled={props.disabled}
				onChange={(event) => props.onChange(event.currentTarget.value)}
			/>
			{props.removable && (
				<ActionIcon variant="subtle" color="gray" disabled={props.disabled} aria-label={props.removeLabel} onClick={props.onRemove}>
					<IconTrash size={18} aria-hidden />
				</ActionIcon>
			)}
			{messages.length > 0 && (
				<p id={own} className="field-error">
					{messages.join(" ")}
				</p>
			)}
		</div>
	);
}
