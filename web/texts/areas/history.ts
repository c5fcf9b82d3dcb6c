import texts from "../history.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
