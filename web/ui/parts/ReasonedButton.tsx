import { Button, type ButtonProps } from "@mantine/core";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import type { MissingField } from "../words/missing-field.ts";
import styles from "./ReasonedButton.module.css";
import "../../texts/areas/controls.ts";

/** Loaded separately: it uses a part of the kit that is only needed to answer. */
const ReasonPopover = lazyPart(() => import("./ReasonPopover.tsx"), {
	over: ({ opened, onChange }) => (opened ? () => onChange(false) : null),
});

interface ReasonedButtonProps extends Omit<ButtonProps, "disabled"> {
	readonly children: ReactNode;
	readonly onClick: () => void;
	/** Why the action is not possible at the moment; undefined if it is. */
	readonly reason?: string | undefined;
	/** Roles that could do it, if it is a matter of roles. */
	readonly roles?: readonly string[] | undefined;
	/** Fields that block it, each a link that moves the focus. */
	readonly fields?: readonly MissingField[] | undefined;
	readonly type?: "button" | "submit";
}

/**
 * A button that always responds: when its action isn't possible it stays in the tab order, tells screen readers so, and
 * answers a click, Enter or the 'Waarom?' beside it with the reason.
 */
export function ReasonedButton({ children, onClick, reason, roles, fields, type = "button", ...others }: ReasonedButtonProps) {
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState(false);
	const pair = useRef<HTMLSpanElement>(null);
	const id = useId();
	if (!reason) {
		return (
			<Button type={type} onClick={onClick} {...others}>
				{children}
			</Button>
		);
	}
	return (
		<>
			<span ref={pair} className={styles.pair}>
				<Button
					{...others}
					type="button"
					variant="default"
					className={styles.disabled}
					aria-disabled
					aria-describedby={id}
					aria-expanded={open}
					// Escape dismisses the reason, not the dialog that contains the button.
					data-mantine-stop-propagation={open || undefined}
					onClick={() => {
						setAsked(true);
						setOpen(!open);
					}}
				>
					{children}
					<span className={styles.why}>{text("action.why")}</span>
				</Button>
				<span id={id} className="visually-hidden">
					{reason}
				</span>
			</span>
			{asked ? (
				<Suspense fallback={null}>
					<ReasonPopover anchor={pair} opened={open} onChange={setOpen} reason={reason} roles={roles} fields={fields} />
				</Suspense>
			) : null}
		</>
	);
}
