/**
 * Colours by purpose. Every text colour has a contrast of at least 4.5:1 with its background (tenant-colors.test.ts).
 */
export const roles = {
	ground: "#f3f5f8",
	card: "#ffffff",
	line: "#d3dae3",
	text: "#16202e",
	muted: "#465365",
	nearBlack: "#10161f",
	/** Border of a control: 3:1 against both card and page background. */
	control: "#7b8798",
	danger: "#b3161b",
	dangerSoft: "#fdf1f1",
	warning: "#6f4400",
	warningSoft: "#fff6e2",
	success: "#17663a",
	successSoft: "#ecf7f0",
	info: "#0b4f9e",
	infoSoft: "#eef4fb",
	focus: "#0b57d0",
} as const;

/** CSS custom properties of the roles: `nearBlack` becomes `--near-black`. */
export function roleVariables(): Record<string, string> {
	return Object.fromEntries(
		Object.entries(roles).map(([name, value]) => [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]),
	);
}
