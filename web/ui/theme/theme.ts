import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import { roles, roleVariables } from "./color-roles.ts";

/** Ten shades that replace the kit's own, which lack contrast: shade 6 and up are legible as text on white. */
const red: MantineColorsTuple = [
	"#fdf1f1",
	"#fbdcdd",
	"#f3b3b5",
	"#e98488",
	"#dd565b",
	"#cb2f35",
	roles.danger,
	"#98110f",
	"#7d0d10",
	"#5f090c",
];
const yellow: MantineColorsTuple = [
	"#fff6e2",
	"#ffe9b8",
	"#ffd57a",
	"#f5b93d",
	"#d99413",
	"#a86a00",
	roles.warning,
	"#5c3800",
	"#482c00",
	"#331f00",
];
const green: MantineColorsTuple = [
	"#ecf7f0",
	"#d2ecdc",
	"#a3d8b8",
	"#6dbf8f",
	"#3fa169",
	"#22804c",
	roles.success,
	"#11522e",
	"#0d4024",
	"#082c18",
];
const gray: MantineColorsTuple = [
	"#f8f9fb",
	"#f3f5f8",
	"#e7ebf1",
	"#d3dae3",
	roles.control,
	"#667386",
	"#5b6878",
	"#465365",
	"#2b3646",
	"#16202e",
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
	black: roles.text,
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
				// Gone at once: keys pressed while it fades would be taken for keys in it.
				transitionProps: { exitDuration: 0 },
				// The kit renders a <header>, which outside an article is the page's banner landmark.
				attributes: { header: { role: "none" } },
				closeButtonProps: { "aria-label": "Sluiten" },
			},
		},
		Popover: { defaultProps: { shadow: "md", withinPortal: false } },
		Input: { defaultProps: { size: "md" } },
		Radio: { defaultProps: { size: "md" } },
		Checkbox: { defaultProps: { size: "md" } },
	},
});

export const variables: CSSVariablesResolver = () => ({
	variables: {
		...roleVariables(),
		"--mantine-color-error": roles.danger,
		"--mantine-color-dimmed": roles.muted,
		"--mantine-color-placeholder": "#5b6878",
		"--mantine-color-anchor": "var(--action-text)",
		"--mantine-color-body": roles.card,
		"--mantine-color-default-border": roles.control,
		"--mantine-primary-color-contrast": "var(--on-action)",
	},
	light: {
		"--mantine-color-body": roles.card,
		"--mantine-color-dimmed": roles.muted,
		"--mantine-color-error": roles.danger,
		"--mantine-color-placeholder": "#5b6878",
		"--mantine-color-anchor": "var(--action-text)",
		"--mantine-color-default-border": roles.control,
	},
	dark: {},
});
