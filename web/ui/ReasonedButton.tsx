import { Button, type ButtonProps } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { text } from "../texts/text.ts";
import styles from "./ReasonedButton.module.css";
import "../texts/areas/controls.ts";

/** With a part of the kit that only an answer needs. */
const ReasonPopover = lazy(() => import("./ReasonPopover.tsx"));

export interface MissingField {
	/** Id of the element to go to. */
	readonly id: string;
	readonly label: string;
}

interface ReasonedButtonProps extends Omit<ButtonProps, "disabled"> {
	readonly children: ReactNode;
	readonly onClick: () => void;
	/** Why it cannot be done now; absent when it can. */
	readonly reason?: string | undefined;
	/** Roles that could, when it is a matter of roles. */
	readonly roles?: readonly string[] | undefined;
	/** Fields that are in the way; each a link that moves the focus. */
	readonly fields?: readonly MissingField[] | undefined;
	readonly type?: "button" | "submit";
}

/**
 * A button that is never mute: when it cannot be used it keeps its place in the tab order, says so to
 * a screen reader, and answers a click, Enter or the 'Waarom?' beside it with the reason.
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
