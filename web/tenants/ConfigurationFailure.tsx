import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { PlainNotice } from "../ui/PlainNotice.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import styles from "./ConfigurationFailure.module.css";

/** The application cannot start. `reason` is the error's own word, for whoever is called for support. */
export function ConfigurationFailure({ reason, supportAddress }: { readonly reason: string; readonly supportAddress?: string }) {
	usePageTitle(text("config.failed.title"));
	return (
		<main className={styles.page}>
			<h1>{text("config.failed.title")}</h1>
			<PlainNotice kind="danger" title={text("config.failed")}>
				<p>
					{supportAddress ? text("config.failed.support", { email: supportAddress }) : text("config.failed.supportWithoutAddress")} (
					{reason})
				</p>
			</PlainNotice>
			<PlainButton filled onClick={() => window.location.reload()}>
				{text("config.failed.reload")}
			</PlainButton>
		</main>
	);
}
