import type { ButtonName, ButtonView } from "../../../../engine/index.ts";
import type { TextKey } from "../../../texts/text.ts";

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
