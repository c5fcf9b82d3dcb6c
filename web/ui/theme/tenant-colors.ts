import { roles } from "./color-roles.ts";
import { contrast, darkenUntil, formatColor, mix, parseColor, white } from "./contrast.ts";

/** The tenant's choice: `brand` for the strip and the logo, `action` for buttons, links and controls. */
interface TenantPalette {
	readonly brand: string;
	readonly action: string;
}

/** Derived from the choice such that no choice can make text illegible. */
interface TenantColors {
	readonly brand: string;
	readonly action: string;
	/** Text and icons on `action`: white where legible, else near-black. */
	readonly onAction: string;
	/** `action` on hover. */
	readonly actionHover: string;
	/** Links: at least 4.9:1 on both page and card background. */
	readonly actionText: string;
	/** Borders and ticked controls: at least 3.1:1. */
	readonly actionLine: string;
	/** Background of a selected item: `action` mixed with 92% white. */
	readonly actionSoft: string;
}

export function tenantColors({ brand, action }: TenantPalette): TenantColors {
	const base = parseColor(action);
	const grounds = [white, parseColor(roles.ground)];
	const onAction = contrast(base, white) >= 4.5 ? white : parseColor(roles.nearBlack);
	const soft = mix(base, white, 0.92);
	return {
		brand: formatColor(parseColor(brand)),
		action: formatColor(base),
		onAction: formatColor(onAction),
		actionHover: formatColor(onAction === white ? mix(base, [0, 0, 0], 0.14) : mix(base, white, 0.14)),
		actionText: formatColor(darkenUntil(base, [...grounds, soft], 4.9)),
		actionLine: formatColor(darkenUntil(base, grounds, 3.1)),
		actionSoft: formatColor(soft),
	};
}

/** The colours as CSS custom properties, the only names that `web/ui` and the capabilities use. */
export function colorVariables(colors: TenantColors): Record<string, string> {
	return {
		"--brand": colors.brand,
		"--action": colors.action,
		"--on-action": colors.onAction,
		"--action-hover": colors.actionHover,
		"--action-text": colors.actionText,
		"--action-line": colors.actionLine,
		"--action-soft": colors.actionSoft,
	};
}
