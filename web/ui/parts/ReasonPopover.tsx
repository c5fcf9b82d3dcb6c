import { Popover } from "@mantine/core";
import { type MouseEvent, type RefObject, useEffect } from "react";
import { text } from "../../texts/text.ts";
import type { MissingField } from "../words/missing-field.ts";
import { allowedRoleLabels } from "../words/role-label.ts";
import { AnchoredPopover } from "./AnchoredPopover.tsx";
import styles from "./ReasonedButton.module.css";
import "../../texts/areas/controls.ts";

interface ReasonPopoverProps {
	readonly anchor: RefObject<HTMLElement | null>;
	readonly opened: boolean;
	readonly onChange: (opened: boolean) => void;
	readonly reason: string;
	readonly roles?: readonly string[] | undefined;
	readonly fields?: readonly MissingField[] | undefined;
}

function goTo(event: MouseEvent, id: string): void {
	event.preventDefault();
	const target = document.getElementById(id);
	target?.scrollIntoView({ block: "center" });
	target?.focus();
}

/** Why a button can't be used at the moment, who could use it, and which fields block it. */
export default function ReasonPopover({ anchor, opened, onChange, reason, roles, fields }: ReasonPopoverProps) {
	// The focus stays on the button, where the kit doesn't listen for keys.
	useEffect(() => {
		if (!opened) return;
		const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onChange(false);
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [opened, onChange]);
	return (
		<AnchoredPopover anchor={anchor} opened={opened} onChange={onChange} width={320} position="bottom-end" trapFocus={false}>
			<Popover.Dropdown className={styles.dropdown}>
				<p className={styles.title}>{text("why.title")}</p>
				<p role="status">{reason}</p>
				{roles && roles.length > 0 ? <p className={styles.roles}>{text("why.roles", { roles: allowedRoleLabels(roles) })}</p> : null}
				{fields && fields.length > 0 ? (
					<>
						<p className={styles.roles}>{text("why.fields")}</p>
						<ul className={styles.fields}>
							{fields.map((field) => (
								<li key={field.id}>
									<a
										href={`#${field.id}`}
										onClick={(event) => {
											onChange(false);
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
		</AnchoredPopover>
	);
}
