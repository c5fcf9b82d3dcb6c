import type { ButtonName, ButtonView } from "../../../engine/index.ts";
import type { TextKey } from "../../texts/text.ts";

export interface FlowButton {
	readonly name: ButtonName;
	readonly label: TextKey;
	readonly view: ButtonView;
	/** The one action the person most likely wants; at most one button has it. */
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

/** From back to forward; the same order above and below the form. */
const ORDER: readonly ButtonName[] = ["previous", "cancel", "correct", "change", "save", "next", "finish"];

/** The buttons to draw, in order. Which are there and which can be used is the engine's answer. */
export function flowButtons(views: Readonly<Record<ButtonName, ButtonView>>): readonly FlowButton[] {
	const shown = ORDER.filter((name) => views[name].shown);
	const primary = (["finish", "next", "save"] as const).find((name) => views[name].shown && views[name].enabled);
	return shown.map((name) => ({ name, label: LABELS[name], view: views[name], primary: name === primary }));
}
