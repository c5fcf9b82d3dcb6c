import texts from "../configuration.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
