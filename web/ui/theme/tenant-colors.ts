import { darkRoles, type Face, onEitherFace, roles } from "./color-roles.ts";
import { black, contrast, formatColor, mix, parseColor, towardsUntil, white } from "./contrast.ts";

/** The tenant's choice: `brand` for the strip and the logo, `action` for buttons, links and controls. */
interface TenantPalette {
	readonly brand: string;
	readonly action: string;
}

/** Derived from the choice such that no choice can make text illegible. */
interface TenantColors {
	readonly brand: string;
	/** As chosen; lighter on the dark face if it would not stand out from its card. */
	readonly action: string;
	/** Text and icons on `action`: white where legible, else near-black. */
	readonly onAction: string;
	/** `action` on hover. */
	readonly actionHover: string;
	/** Links: at least 4.9:1 on both page and card background. */
	readonly actionText: string;
	/** Borders and ticked controls: at least 3.1:1. */
	readonly actionLine: string;
	/** Background of a selected item: the card's colour with a little `action` in it. */
	readonly actionSoft: string;
}

export function tenantColors({ brand, action }: TenantPalette, face: Face = "light"): TenantColors {
	const { ground, card, nearBlack } = face === "light" ? roles : darkRoles;
	const grounds = [parseColor(card), parseColor(ground)];
	const end = face === "light" ? black : white;
	const chosen = parseColor(action);
	// On the dark face a dark button would sink into its card.
	const base = face === "light" ? chosen : towardsUntil(end, chosen, grounds, 3.1);
	const onAction = contrast(base, white) >= 4.5 ? white : parseColor(nearBlack);
	const soft = mix(base, parseColor(card), face === "light" ? 0.92 : 0.84);
	return {
		brand: formatColor(parseColor(brand)),
		action: formatColor(base),
		onAction: formatColor(onAction),
		actionHover: formatColor(onAction === white ? mix(base, black, 0.14) : mix(base, white, 0.14)),
		actionText: formatColor(towardsUntil(end, base, [...grounds, soft], 4.9)),
		actionLine: formatColor(towardsUntil(end, base, grounds, 3.1)),
		actionSoft: formatColor(soft),
	};
}

/** The colours of both faces as CSS custom properties, the only names that `web/ui` and the capabilities use. */
export function colorVariables(palette: TenantPalette): Record<string, string> {
	const [light, dark] = [tenantColors(palette), tenantColors(palette, "dark")];
	return {
		"--brand": light.brand,
		"--action": onEitherFace(light.action, dark.action),
		"--on-action": onEitherFace(light.onAction, dark.onAction),
		"--action-hover": onEitherFace(light.actionHover, dark.actionHover),
		"--action-text": onEitherFace(light.actionText, dark.actionText),
		"--action-line": onEitherFace(light.actionLine, dark.actionLine),
		"--action-soft": onEitherFace(light.actionSoft, dark.actionSoft),
	};
}
