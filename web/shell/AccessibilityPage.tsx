import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import styles from "./AccessibilityPage.module.css";
import "../texts/areas/accessibility.ts";

const uses = ["accessibility.use.keys", "accessibility.use.zoom", "accessibility.use.colour", "accessibility.use.maps"] as const;
const limits = ["accessibility.limits.map", "accessibility.limits.files"] as const;

/** `/toegankelijkheid`: what people who use no mouse, see little or are colour-blind can count on, and where to report failures. */
export default function AccessibilityPage() {
	const { label, name, supportAddress, accessibilityStatement } = useTenant();
	const tenant = label ?? name;
	usePageTitle(text("footer.accessibility"));
	return (
		<article className={styles.page}>
			<h1>{text("footer.accessibility")}</h1>
			<p>{text("accessibility.aim")}</p>
			<h2>{text("accessibility.use")}</h2>
			<ul>
				{uses.map((key) => (
					<li key={key}>{text(key)}</li>
				))}
			</ul>
			<h2>{text("accessibility.tested")}</h2>
			<p>{text("accessibility.tested.text")}</p>
			<h2>{text("accessibility.limits")}</h2>
			<ul>
				{limits.map((key) => (
					<li key={key}>{text(key)}</li>
				))}
			</ul>
			<h2>{text("accessibility.statement")}</h2>
			<p>
				{accessibilityStatement === undefined ? (
					text("accessibility.statement.none", { tenant })
				) : (
					<a href={accessibilityStatement}>{text("accessibility.statement.link", { tenant })}</a>
				)}
			</p>
			<h2>{text("accessibility.report")}</h2>
			<p>
				{text("accessibility.report.text")} <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
			</p>
		</article>
	);
}
