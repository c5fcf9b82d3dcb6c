import texts from "../inbox.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
