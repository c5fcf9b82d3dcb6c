import { Notice } from "../../ui/notices/Notice.tsx";
import type { Told } from "./use-publishing.ts";

/** The outcome of the last act, announced to screen readers. */
export function ToldNotice({ told }: { readonly told: Told | null }) {
	if (told === null) return null;
	return (
		<Notice kind={told.kind} title={told.title} announce>
			{told.more.length > 0 && (
				<ul>
					{told.more.map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ul>
			)}
		</Notice>
	);
}
