import { Button, type ButtonProps, Popover } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { text } from "../texts/text.ts";
import styles from "./ReasonedButton.module.css";
import { roleLabels } from "./role-label.ts";

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

function goTo(event: MouseEvent, id: string): void {
	event.preventDefault();
	const target = document.getElementById(id);
	target?.scrollIntoView({ block: "center" });
	target?.focus();
}

/**
 * A button that is never mute: when it cannot be used it keeps its place in the tab order, says so to
 * a screen reader, and answers a click, Enter or the 'Waarom?' beside it with the reason.
 */
export function ReasonedButton({ children, onClick, reason, roles, fields, type = "button", ...others }: ReasonedButtonProps) {
	const [open, setOpen] = useState(false);
	const id = useId();
	if (!reason) {
		return (
			<Button type={type} onClick={onClick} {...others}>
				{children}
			</Button>
		);
	}
	return (
		<Popover opened={open} onChange={setOpen} width={320} position="bottom-end" trapFocus={false} returnFocus withRoles={false}>
			<Popover.Target>
				<span className={styles.pair}>
					<Button
						{...others}
						type="button"
						variant="default"
						className={styles.disabled}
						aria-disabled
						aria-describedby={id}
						aria-expanded={open}
						onClick={() => setOpen(!open)}
					>
						{children}
						<span className={styles.why}>{text("action.why")}</span>
					</Button>
					<span id={id} className="visually-hidden">
						{reason}
					</span>
				</span>
			</Popover.Target>
			<Popover.Dropdown className={styles.dropdown}>
				<p className={styles.title}>{text("why.title")}</p>
				<p role="status">{reason}</p>
				{roles && roles.length > 0 ? <p className={styles.roles}>{text("why.roles", { roles: roleLabels(roles) })}</p> : null}
				{fields && fields.length > 0 ? (
					<>
						<p className={styles.roles}>{text("why.fields")}</p>
						<ul className={styles.fields}>
							{fields.map((field) => (
								<li key={field.id}>
									<a
										href={`#${field.id}`}
										onClick={(event) => {
											setOpen(false);
											goTo(event, field.id);
										}}
									>
										{field.label}
									</a>
								</li>
							))}
						</ul>
					</>
				) : null}
			</Popover.Dropdown>
		</Popover>
	);
}
