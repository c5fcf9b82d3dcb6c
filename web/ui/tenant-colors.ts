import { roles } from "./color-roles.ts";
import { contrast, darkenUntil, formatColor, mix, parseColor, white } from "./contrast.ts";

/** What a tenant chooses: `brand` is for the strip and the logo, `action` for buttons, links and controls. */
export interface TenantPalette {
	readonly brand: string;
	readonly action: string;
}

/** Computed from the choice, so that no choice of a tenant can make text unreadable. */
export interface TenantColors {
	readonly brand: string;
	readonly action: string;
	/** Text and icons on `action`: white where that can be read, else near-black. */
	readonly onAction: string;
	/** `action` under the pointer. */
	readonly actionHover: string;
	/** Links: at least 4.9:1 on the page ground and on a card. */
	readonly actionText: string;
	/** Borders and ticked controls: at least 3.1:1. */
	readonly actionLine: string;
	/** Ground of a chosen item: `action` 92% of the way to white. */
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

/** As custom properties; `web/ui` and the capabilities only ever use these names. */
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
