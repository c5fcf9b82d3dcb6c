import { useRef } from "react";
import type { ButtonName, ButtonView } from "../../../../engine/index.ts";
import { type TextKey, text } from "../../../texts/text.ts";
import { useKeptFocus } from "../../../ui/kept/use-kept-focus.ts";
import { ReasonedButton } from "../../../ui/parts/ReasonedButton.tsx";
import type { MissingField } from "../../../ui/words/missing-field.ts";
import styles from "./FlowButtons.module.css";

interface FlowButtonsProps {
	readonly views: Readonly<Record<ButtonName, ButtonView>>;
	/** The button whose action is in progress. */
	readonly busy: ButtonName | null;
	/** Fields that prevent completing the step, for the tooltip of a disabled button. */
	readonly missing: readonly MissingField[];
	readonly onPress: (name: ButtonName) => void;
	/** The footer stays on one line on a phone, with an arrow for 'previous'. */
	readonly place: "header" | "footer";
}

/**
 * The flow buttons that apply: Vorige stap, Annuleren, Corrigeren, Wijzigen, Opslaan, and Volgende stap or Afronden. The focus stays among
 * them when the pressed button is replaced by others.
 */
export function FlowButtons({ views, busy, missing, onPress, place }: FlowButtonsProps) {
	const row = useRef<HTMLDivElement>(null);
	useKeptFocus(row, standIn, busy !== null);
	return (
		<div ref={row} className={`${styles.buttons} ${styles[place]}`} data-flow-buttons={place}>
			{flowButtons(views).map(({ name, label, view, primary }) => (
				<span key={name} data-flow-button={name} className={name === "previous" ? styles.previous : styles.button}>
					<ReasonedButton
						variant={primary ? "filled" : "default"}
						reason={view.enabled ? undefined : (view.reason ?? text("step.locked"))}
						roles={view.roles}
						fields={view.enabled || (name !== "next" && name !== "finish") ? undefined : missing}
						loading={busy === name}
						onClick={() => onPress(name)}
					>
						<span className={styles.label}>{text(label)}</span>
					</ReasonedButton>
				</span>
			))}
		</div>
	);
}

/** Where the focus goes when the focused button disappears: to the button that reverses its action or begins it again. */
function standIn(row: HTMLElement): HTMLElement | null {
	for (const name of ["cancel", "correct", "change", "next"]) {
		const button = row.querySelector<HTMLElement>(`[data-flow-button="${name}"] button`);
		if (button) return button;
	}
	return row.querySelector("button");
}

interface FlowButton {
	readonly name: ButtonName;
	readonly label: TextKey;
	readonly view: ButtonView;
	/** The most likely action. At most one button is primary. */
	readonly primary: boolean;
}

const LABELS: Readonly<Record<ButtonName, TextKey>> = {
	previous: "step.button.previous",
	cancel: "step.button.cancel",
	correct: "step.button.correct",
	change: "step.button.change",
	save: "step.button.save",
	next: "step.button.next",
	finish: "step.button.finish",
};

/** From back to forward, the same above and below the form. */
const ORDER: readonly ButtonName[] = ["previous", "cancel", "correct", "change", "save", "next", "finish"];

/** The visible buttons in order. The engine decides which are shown and enabled. */
export function flowButtons(views: Readonly<Record<ButtonName, ButtonView>>): readonly FlowButton[] {
	const shown = ORDER.filter((name) => views[name].shown);
	const primary = (["finish", "next", "save"] as const).find((name) => views[name].shown && views[name].enabled);
	return shown.map((name) => ({ name, label: LABELS[name], view: views[name], primary: name === primary }));
}
