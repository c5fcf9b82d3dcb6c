import { roles } from "../../ui/theme/color-roles.ts";
import { contrast, parseColor } from "../../ui/theme/contrast.ts";
import { tenantColors } from "../../ui/theme/tenant-colors.ts";

/** As the language takes a colour, which knows no short form. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A contrast that people depend on, with its ratio on a page of the product. */
export interface Ratio {
	readonly what: "button" | "link" | "line";
	readonly ratio: number;
	/** The minimum in the accessibility guidelines. */
	readonly least: number;
}

/** The contrasts for a choice of colours, as the product draws them. */
export function ratiosOf(palette: { readonly brand: string; readonly action: string }): readonly Ratio[] {
	const { action, onAction, actionText, actionLine } = tenantColors(palette);
	const [card, ground] = [parseColor(roles.card), parseColor(roles.ground)];
	const onPage = (colour: string) => Math.min(contrast(parseColor(colour), card), contrast(parseColor(colour), ground));
	return [
		{ what: "button", ratio: contrast(parseColor(action), parseColor(onAction)), least: 4.5 },
		{ what: "link", ratio: onPage(actionText), least: 4.5 },
		{ what: "line", ratio: onPage(actionLine), least: 3 },
	];
}
