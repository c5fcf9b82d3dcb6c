import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import styles from "./Terms.module.css";
import type { LoadedTerms } from "./use-terms.ts";
import "../../texts/areas/account.ts";

/** The text of the terms, to read and to print, below the page's heading. */
export function TermsText({ terms, failed, load }: LoadedTerms) {
	if (failed) {
		return (
			<Notice
				kind="danger"
				title={text("terms.notLoaded")}
				announce
				action={
					<PlainButton small onClick={load}>
						{text("terms.again")}
					</PlainButton>
				}
			/>
		);
	}
	if (terms === null) return <p role="status">{text("terms.loading")}</p>;
	return (
		<article className={styles.text}>
			<p className={styles.version}>{text("terms.version", { version: terms.version })}</p>
			<p>{terms.introduction}</p>
			{terms.sections.map(({ title, paragraphs }) => (
				<section key={title}>
					<h2>{title}</h2>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</section>
			))}
		</article>
	);
}
