/** The two faces of the product: `color-scheme` decides which one is shown (appearance.ts). */
export type Face = "light" | "dark";

/**
 * Colours by purpose. Every text colour has a contrast of at least 4.5:1 with its background (tenant-colors.test.ts).
 */
export const roles = {
	ground: "#f3f5f8",
	card: "#ffffff",
	/** Background of sunken areas and of placeholders. */
	sunken: "#eef1f5",
	/** Background of a hovered item. */
	hover: "#f8f9fb",
	line: "#d3dae3",
	/** Between the rows of a table. */
	lineSoft: "#e6eaf0",
	text: "#16202e",
	muted: "#465365",
	placeholder: "#5b6878",
	nearBlack: "#10161f",
	/** Border of a control: 3:1 against both card and page background. */
	control: "#7b8798",
	danger: "#b3161b",
	dangerSoft: "#fdf1f1",
	dangerLine: "#e9b1b3",
	warning: "#6f4400",
	warningSoft: "#fff6e2",
	warningLine: "#e0c084",
	success: "#17663a",
	successSoft: "#ecf7f0",
	successLine: "#a3d3b7",
	info: "#0b4f9e",
	infoSoft: "#eef4fb",
	infoLine: "#a9c6e8",
	focus: "#0b57d0",
} as const;

export const darkRoles: Readonly<Record<keyof typeof roles, string>> = {
	ground: "#10151c",
	card: "#19212b",
	sunken: "#242e3a",
	hover: "#202a35",
	line: "#34404e",
	lineSoft: "#2a3441",
	text: "#e6ebf2",
	muted: "#a9b5c4",
	placeholder: "#94a2b3",
	nearBlack: "#10161f",
	control: "#768598",
	danger: "#ff9d98",
	dangerSoft: "#3a1d20",
	dangerLine: "#7c3a3e",
	warning: "#f0c070",
	warningSoft: "#352a13",
	warningLine: "#6f5828",
	success: "#74cf9c",
	successSoft: "#173226",
	successLine: "#2f6448",
	info: "#93bdf7",
	infoSoft: "#192b43",
	infoLine: "#35567f",
	focus: "#7fb1ff",
};

/** Older browsers, without `light-dark()`, have only the light face. */
const hasBoth = typeof CSS !== "undefined" && CSS.supports?.("color", "light-dark(red, red)") === true;

/** A colour that is resolved where it is used, by the `color-scheme` in force there: a map and a sheet stay light. */
export function onEitherFace(light: string, dark: string): string {
	return hasBoth && light !== dark ? `light-dark(${light}, ${dark})` : light;
}

/** CSS custom properties of the roles: `nearBlack` becomes `--near-black`. */
export function roleVariables(): Record<string, string> {
	const colors = roleNames.map((name) => [variableOf(name), onEitherFace(roles[name], darkRoles[name])]);
	// A logo is drawn for a white background.
	return { ...Object.fromEntries(colors), "--logo-plate": onEitherFace("transparent", "#ffffff") };
}

const roleNames = Object.keys(roles) as (keyof typeof roles)[];

function variableOf(name: string): string {
	return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
