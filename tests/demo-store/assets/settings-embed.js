window.wc.settingsEmbed = {};
