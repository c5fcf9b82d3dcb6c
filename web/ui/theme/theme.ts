import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from "@mantine/core";
import { roleVariables } from "./color-roles.ts";
import { colorVariables } from "./tenant-colors.ts";

/**
 * The ten shades that the kit requires, made from the few that the product has; as CSS variables, so that both faces
 * share one theme.
 */
function shades(soft: string, line: string, strong: string): MantineColorsTuple {
	return [soft, soft, line, line, strong, strong, strong, strong, strong, strong];
}

const red = shades("var(--danger-soft)", "var(--danger-line)", "var(--danger)");
const yellow = shades("var(--warning-soft)", "var(--warning-line)", "var(--warning)");
const green = shades("var(--success-soft)", "var(--success-line)", "var(--success)");
const gray: MantineColorsTuple = [
	"var(--hover)",
	"var(--ground)",
	"var(--sunken)",
	"var(--line)",
	"var(--control)",
	"var(--placeholder)",
	"var(--placeholder)",
	"var(--muted)",
	"var(--text)",
	"var(--text)",
];

/** Shades of the tenant's action colour, all CSS variables, so that switching tenants is purely a matter of style. */
const action: MantineColorsTuple = [
	"var(--action-soft)",
	"var(--action-soft)",
	"var(--action-soft)",
	"var(--action-line)",
	"var(--action-line)",
	"var(--action-line)",
	"var(--action)",
	"var(--action-hover)",
	"var(--action-text)",
	"var(--action-text)",
];

export const theme = createTheme({
	colors: { red, yellow, green, gray, action },
	primaryColor: "action",
	primaryShade: 6,
	// The kit puts white text on everything filled, but a tenant's colour may be light.
	variantColorResolver(input) {
		const colors = defaultVariantColorsResolver(input);
		const isAction = input.color === undefined || input.color === "action";
		return input.variant === "filled" && isAction ? { ...colors, color: "var(--on-action)" } : colors;
	},
	black: "var(--text)",
	white: "var(--card)",
	fontFamily: "InterVariable, 'Inter Variable', system-ui, sans-serif",
	fontFamilyMonospace: "ui-monospace, monospace",
	fontSizes: { xs: "0.78125rem", sm: "0.84375rem", md: "0.9375rem", lg: "1.125rem", xl: "1.25rem" },
	lineHeights: { md: "1.5" },
	radius: { xs: "4px", sm: "6px", md: "8px", lg: "10px", xl: "16px" },
	defaultRadius: "md",
	respectReducedMotion: true,
	focusRing: "auto",
	headings: { fontWeight: "700", sizes: { h1: { fontSize: "1.75rem", lineHeight: "1.25" }, h2: { fontSize: "1.125rem" } } },
	components: {
		Button: { defaultProps: { h: 36, size: "md", variant: "default" } },
		Modal: {
			defaultProps: {
				centered: true,
				radius: "lg",
				size: 440,
				overlayProps: { backgroundOpacity: 0.42 },
				// Closed at once: keys pressed during a fade-out would go to the dialog.
				transitionProps: { exitDuration: 0 },
				// The kit renders a <header>, which outside an article is the page's banner landmark.
				attributes: { header: { role: "none" } },
				closeButtonProps: { "aria-label": "Sluiten" },
			},
		},
		Popover: { defaultProps: { shadow: "md", withinPortal: false } },
		Input: { defaultProps: { size: "md" } },
		Radio: { defaultProps: { size: "md", iconColor: "var(--on-action)" } },
		Checkbox: { defaultProps: { size: "md", iconColor: "var(--on-action)" } },
	},
});

/** Until the tenant's own colours are known, and in the workbench. */
const productColors = { brand: "#0b4f9e", action: "#0b4f9e" };

const kit = {
	"--mantine-color-body": "var(--card)",
	"--mantine-color-dimmed": "var(--muted)",
	"--mantine-color-error": "var(--danger)",
	"--mantine-color-placeholder": "var(--placeholder)",
	"--mantine-color-anchor": "var(--action-text)",
	"--mantine-color-default-border": "var(--control)",
};

/** The kit knows one scheme, the one it calls light. `color-scheme` decides which face is shown. */
export const variables: CSSVariablesResolver = () => ({
	variables: { ...roleVariables(), ...colorVariables(productColors), ...kit, "--mantine-primary-color-contrast": "var(--on-action)" },
	light: kit,
	dark: {},
});
