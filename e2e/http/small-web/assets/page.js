document.title = 'Stoa';
